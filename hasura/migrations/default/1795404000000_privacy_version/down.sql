alter table public.site_settings alter column privacy_version set default '2026-11-21';
update public.site_settings set privacy_version = '2026-11-21' where privacy_version = '2026-11-22';

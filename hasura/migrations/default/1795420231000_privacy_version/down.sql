update public.site_settings set privacy_version = '2026-11-22' where privacy_version = '2026-11-26';
alter table public.site_settings alter privacy_version set default '2026-11-22';

update public.site_settings set terms_version = '2026-11-22' where terms_version = '2026-11-28';
alter table public.site_settings alter terms_version set default '2026-11-22';

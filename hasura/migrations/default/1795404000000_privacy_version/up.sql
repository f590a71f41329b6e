-- Since this day the text lists what a browser stores; a date that an administrator has set stays.

update public.site_settings set privacy_version = '2026-11-22' where privacy_version = '2026-11-21';
alter table public.site_settings alter column privacy_version set default '2026-11-22';

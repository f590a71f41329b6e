alter table public.site_settings
  alter column terms_version set default '2026-11-20',
  alter column privacy_version set default '2026-11-20',
  alter column ranking_version set default '2026-11-20';
update public.site_settings set terms_version = '2026-11-20' where terms_version = '2026-11-21';
update public.site_settings set privacy_version = '2026-11-20' where privacy_version = '2026-11-21';
update public.site_settings set ranking_version = '2026-11-20' where ranking_version = '2026-11-21';

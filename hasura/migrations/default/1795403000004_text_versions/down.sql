alter table public.site_settings
  alter column terms_version set default '2026-11-21',
  alter column ranking_version set default '2026-11-21';
update public.site_settings set terms_version = '2026-11-21' where terms_version = '2026-11-22';
update public.site_settings set ranking_version = '2026-11-21' where ranking_version = '2026-11-22';

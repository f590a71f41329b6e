-- The texts tell of reports, answers and visits since this day; a date that an administrator has set stays.

update public.site_settings set terms_version = '2026-11-21' where terms_version = '2026-11-20';
update public.site_settings set privacy_version = '2026-11-21' where privacy_version = '2026-11-20';
update public.site_settings set ranking_version = '2026-11-21' where ranking_version = '2026-11-20';
alter table public.site_settings
  alter column terms_version set default '2026-11-21',
  alter column privacy_version set default '2026-11-21',
  alter column ranking_version set default '2026-11-21';

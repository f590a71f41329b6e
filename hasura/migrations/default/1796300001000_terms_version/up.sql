-- The terms say that anyone may list a laundromat for free.
update public.site_settings set terms_version = '2026-11-28' where terms_version = '2026-11-22';
alter table public.site_settings alter terms_version set default '2026-11-28';

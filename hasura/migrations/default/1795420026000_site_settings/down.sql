drop table public.site_settings;

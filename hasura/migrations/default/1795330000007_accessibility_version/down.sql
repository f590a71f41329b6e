alter table public.site_settings drop column accessibility_version;

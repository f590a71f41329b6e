-- The statement on accessibility is a dated text like the others.

alter table public.site_settings add column accessibility_version date not null default '2026-11-21';

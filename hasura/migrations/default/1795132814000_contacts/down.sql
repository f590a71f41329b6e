drop table public.contacts;

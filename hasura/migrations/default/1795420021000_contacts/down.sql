drop function public.search_contacts(text);
drop table public.contacts;

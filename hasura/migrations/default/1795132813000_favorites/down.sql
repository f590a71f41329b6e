drop table public.favorites;

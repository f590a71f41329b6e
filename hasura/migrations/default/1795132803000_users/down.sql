drop table public.users;

drop function public.search_users(text);
drop table public.users;
drop function public.check_billing_version();

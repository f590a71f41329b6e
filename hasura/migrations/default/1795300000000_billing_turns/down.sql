drop trigger users_check_billing_turn on public.users;
drop function public.check_billing_turn();
alter table public.users drop column billing_revision;

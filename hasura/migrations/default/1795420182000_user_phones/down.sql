create or replace trigger users_journal after insert or update or delete on public.users
  for each row execute function public.record_change('password', 'stripe_customer_id');

alter table public.users drop column phone;

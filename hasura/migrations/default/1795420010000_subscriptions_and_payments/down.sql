drop table public.payments;
drop table public.subscriptions;

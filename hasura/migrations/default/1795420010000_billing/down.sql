drop table public.billing_emails;
drop table public.webhook_events;
drop table public.payments;
drop table public.subscriptions;

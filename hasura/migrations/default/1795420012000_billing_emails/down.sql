drop table public.billing_emails;

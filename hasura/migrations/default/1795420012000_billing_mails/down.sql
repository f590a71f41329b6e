drop table public.billing_mails;

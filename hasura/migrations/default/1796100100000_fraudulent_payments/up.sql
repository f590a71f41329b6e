-- Which payments were taken back as fraudulent: what the account adds later waits as well.

alter table public.payments add column is_fraudulent boolean;
update public.payments set is_fraudulent = coalesce(dispute_status = 'lost', false);
alter table public.payments alter is_fraudulent set default false, alter is_fraudulent set not null;

comment on column public.payments.is_fraudulent is 'Taken back by a lost dispute, or refunded at Stripe with the reason « fraudulent ».';

alter table public.payments drop column dispute_status, drop column amount_refunded;
comment on column public.payments.status is 'The provider''s own word; succeeded counts as revenue.';

-- Money that goes back is no revenue: refunds and disputes belong to the payment they undo.

alter table public.payments
  add column amount_refunded numeric(8, 2) not null default 0
    constraint payments_amount_refunded_positive check (amount_refunded >= 0),
  add column dispute_status text;

comment on column public.payments.status is
  'succeeded counts as revenue. Else refunded, disputed, failed, requires_action, or the invoice''s own word.';
comment on column public.payments.amount_refunded is 'How much of the amount has gone back so far.';
comment on column public.payments.dispute_status is 'The provider''s own word; null without a dispute.';

-- The subscription page says until when nothing changes after a failed payment: until Stripe tries again.

alter table public.payments add column next_attempt_at timestamptz;

comment on column public.payments.next_attempt_at is
  'Time at which Stripe tries again to collect an open invoice; null when it does not.';

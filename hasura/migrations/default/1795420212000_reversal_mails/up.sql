-- Emails about a cancellation that is withdrawn and a dispute that is closed.

alter table public.billing_emails drop constraint billing_emails_kind_known, add constraint billing_emails_kind_known check (kind in (
  'paid', 'failed', 'action_required', 'plan_changed', 'cancellation', 'cancellation_withdrawn', 'ended', 'refunded', 'refund_failed',
  'disputed', 'dispute_opened', 'dispute_closed', 'dispute_decided', 'laundromat_waits', 'laundromat_held', 'laundromat_refunded',
  'second_subscription'));

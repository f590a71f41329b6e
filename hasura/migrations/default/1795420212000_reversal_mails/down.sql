delete from public.billing_emails where kind in ('cancellation_withdrawn', 'dispute_closed', 'dispute_decided');
alter table public.billing_emails drop constraint billing_emails_kind_known, add constraint billing_emails_kind_known check (kind in (
  'paid', 'failed', 'action_required', 'plan_changed', 'cancellation', 'ended', 'refunded', 'refund_failed', 'disputed', 'dispute_opened',
  'laundromat_waits', 'laundromat_held', 'laundromat_refunded', 'second_subscription'));

/** Event types of the endpoint; all others are answered with 200 and ignored. */
export const handledTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'customer.deleted',
  'customer.updated',
  // Not invoice.payment_succeeded, which Stripe sends as well for the same payment.
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  // Nothing else reports that a debit for a renewal is on its way.
  'payment_intent.processing',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

const handled = new Set<string>(handledTypes);

export const isHandled = (type: string) => handled.has(type);

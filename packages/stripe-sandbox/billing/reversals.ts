import { badRequest, StripeFault } from '../http/stripe-fault.ts';
import { makeDispute, makeRefund } from '../objects/reversal.ts';
import { idOf, type Charge, type Dispute, type Refund } from '../wire.ts';
import type { SandboxContext } from '../context.ts';
import { endSubscription } from './lifecycle.ts';

export interface RefundOrder {
  amount?: number;
  reason?: Refund['reason'];
  metadata?: Record<string, string>;
}

/** Refunds a charge; without an amount, the remaining amount. */
export function refundCharge(context: SandboxContext, charge: Charge, order: RefundOrder): Refund {
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== 'succeeded') {
    throw badRequest(`Charge ${charge.id} has not been paid.`, 'charge', 'charge_not_refundable');
  }
  if (left === 0) {
    throw new StripeFault(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (charge.disputed) {
    throw badRequest(
      'This charge has been charged back; cannot issue a refund.',
      undefined,
      'charge_disputed',
    );
  }
  const amount = order.amount ?? left;
  if (amount <= 0) throw badRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left) {
    const message = `Refund amount (${euros(amount)}) is greater than unrefunded amount on charge (${euros(left)})`;
    throw badRequest(message, 'amount');
  }
  const refund = makeRefund({
    id: context.newId('re'),
    created: context.clock.now(),
    charge,
    amount,
    reason: order.reason ?? null,
    metadata: order.metadata ?? {},
  });
  context.store.put('refunds', refund);
  const refunded = charge.amount_refunded + amount;
  const after: Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  context.store.put('charges', after);
  context.emit('refund.created', refund);
  context.emit('charge.refunded', after, { amount_refunded: charge.amount_refunded });
  return refund;
}

/** Fails a refund, as when the bank returns it days later. */
export function failRefund(context: SandboxContext, refund: Refund): Refund {
  if (refund.status === 'failed') throw badRequest('This refund has already failed.');
  const failed: Refund = {
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  };
  context.store.put('refunds', failed);
  const charge = context.store.get('charges', idOf(refund.charge) ?? '');
  if (charge) {
    const left = charge.amount_refunded - refund.amount;
    context.store.put('charges', { ...charge, amount_refunded: left, refunded: false });
  }
  context.emit('refund.updated', failed, { status: refund.status });
  context.emit('refund.failed', failed);
  return failed;
}

export function disputeCharge(context: SandboxContext, charge: Charge, reason: string): Dispute {
  if (charge.disputed) throw badRequest(`Charge ${charge.id} is already disputed.`);
  const dispute = makeDispute({ id: context.newId('du'), created: context.clock.now(), charge, reason });
  context.store.put('disputes', dispute);
  context.store.put('charges', { ...charge, disputed: true });
  context.emit('charge.dispute.created', dispute);
  context.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Closes a dispute with the bank's decision. Stripe may end the subscription when it is lost. */
export function closeDispute(
  context: SandboxContext,
  dispute: Dispute,
  status: 'won' | 'lost' | 'warning_closed',
  endsSubscription: boolean,
): Dispute {
  const closed: Dispute = { ...dispute, status };
  context.store.put('disputes', closed);
  context.emit('charge.dispute.closed', closed, { status: dispute.status });
  const subscription = endsSubscription ? subscriptionOf(context, idOf(dispute.payment_intent)) : undefined;
  if (subscription && subscription.status !== 'canceled') {
    endSubscription(context, subscription, 'payment_disputed');
  }
  return closed;
}

/** Returns the invoice of a payment. Stripe's clients have no other way to find it either. */
export function invoiceOfIntent(context: SandboxContext, intent: string | null) {
  const payment = context.store.find('invoicePayments', (each) => each.payment.payment_intent === intent)[0];
  return payment ? context.store.get('invoices', idOf(payment.invoice)) : undefined;
}

function subscriptionOf(context: SandboxContext, intent: string | null) {
  const invoice = invoiceOfIntent(context, intent);
  return context.store.get('subscriptions', idOf(invoice?.parent?.subscription_details?.subscription) ?? '');
}

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;

import { badRequest, StripeFault } from '../http/stripe-fault.ts';
import { makeDispute, makeRefund } from '../objects/reversal.ts';
import { idOf, type Charge, type Dispute, type Refund } from '../wire.ts';
import type { World } from '../world.ts';
import { endSubscription } from './lifecycle.ts';

export interface RefundOrder {
  amount?: number;
  reason?: Refund['reason'];
  metadata?: Record<string, string>;
}

/** Gives money of a charge back; without an amount, what is left of it. */
export function refundCharge(world: World, charge: Charge, order: RefundOrder): Refund {
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
    id: world.newId('re'),
    created: world.clock.now(),
    charge,
    amount,
    reason: order.reason ?? null,
    metadata: order.metadata ?? {},
  });
  world.store.put('refunds', refund);
  const refunded = charge.amount_refunded + amount;
  const after: Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  world.store.put('charges', after);
  world.emit('refund.created', refund);
  world.emit('charge.refunded', after, { amount_refunded: charge.amount_refunded });
  return refund;
}

/** A refund that the bank sends back days later. */
export function failRefund(world: World, refund: Refund): Refund {
  if (refund.status === 'failed') throw badRequest('This refund has already failed.');
  const failed: Refund = {
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  };
  world.store.put('refunds', failed);
  const charge = world.store.get('charges', idOf(refund.charge) ?? '');
  if (charge) {
    const left = charge.amount_refunded - refund.amount;
    world.store.put('charges', { ...charge, amount_refunded: left, refunded: false });
  }
  world.emit('refund.updated', failed, { status: refund.status });
  world.emit('refund.failed', failed);
  return failed;
}

export function disputeCharge(world: World, charge: Charge, reason: string): Dispute {
  if (charge.disputed) throw badRequest(`Charge ${charge.id} is already disputed.`);
  const dispute = makeDispute({ id: world.newId('du'), created: world.clock.now(), charge, reason });
  world.store.put('disputes', dispute);
  world.store.put('charges', { ...charge, disputed: true });
  world.emit('charge.dispute.created', dispute);
  world.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank decides. Stripe may end the subscription by itself when the dispute is lost. */
export function closeDispute(
  world: World,
  dispute: Dispute,
  status: 'won' | 'lost' | 'warning_closed',
  endsSubscription: boolean,
): Dispute {
  const closed: Dispute = { ...dispute, status };
  world.store.put('disputes', closed);
  world.emit('charge.dispute.closed', closed, { status: dispute.status });
  const subscription = endsSubscription ? subscriptionOf(world, idOf(dispute.payment_intent)) : undefined;
  if (subscription && subscription.status !== 'canceled') {
    endSubscription(world, subscription, 'payment_disputed');
  }
  return closed;
}

/** The only way from a payment to its invoice, for Stripe's clients as well. */
export function invoiceOfIntent(world: World, intent: string | null) {
  const payment = world.store.find('invoicePayments', (each) => each.payment.payment_intent === intent)[0];
  return payment ? world.store.get('invoices', idOf(payment.invoice)) : undefined;
}

function subscriptionOf(world: World, intent: string | null) {
  const invoice = invoiceOfIntent(world, intent);
  return world.store.get('subscriptions', idOf(invoice?.parent?.subscription_details?.subscription) ?? '');
}

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;

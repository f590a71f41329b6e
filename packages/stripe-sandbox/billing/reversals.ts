import type { SandboxContext } from '../context.ts';
import { badRequest, noSuch } from '../http/stripe-fault.ts';
import type { Charge, Dispute, Refund } from '../wire.ts';
import { invoiceOfIntent, subscriptionOf } from './payment.ts';
import { endSubscription, isOver } from './subscription.ts';

export function refund(
  context: SandboxContext,
  intent: string,
  { amount, metadata = {}, reason = null }: Partial<Pick<Refund, 'amount' | 'metadata' | 'reason'>>,
): Refund {
  const charge = chargeOf(context, intent);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw badRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  }
  const isDisputed = ({ payment_intent, status }: Dispute) => payment_intent === intent && status !== 'won';
  if (context.store.find('disputes', isDisputed).length > 0)
    throw badRequest(`Charge ${charge.id} has been charged back.`, 'charge_disputed');
  if (amount !== undefined && amount > left)
    throw badRequest('Refund amount is greater than unrefunded amount');
  const made = context.store.put('refunds', {
    ...context.stamp('re', 'refund'),
    amount: amount ?? left,
    charge: charge.id,
    metadata,
    payment_intent: intent,
    reason,
    status: 'succeeded',
  });
  context.emit('charge.refunded', withRefunded(context, charge, charge.amount_refunded + made.amount));
  return made;
}

export function failRefund(context: SandboxContext, id: string): Refund {
  const made = context.store.get('refunds', id);
  if (!made) throw noSuch('refund', id);
  const charge = context.store.get('charges', made.charge!)!;
  withRefunded(context, charge, charge.amount_refunded - made.amount);
  const failed = context.record('refund.updated', 'refunds', { ...made, status: 'failed' });
  context.emit('refund.failed', failed);
  return failed;
}

export function openDispute(context: SandboxContext, intent: string): Dispute {
  const charge = chargeOf(context, intent);
  context.store.put('charges', { ...charge, disputed: true });
  return context.record('charge.dispute.created', 'disputes', {
    ...context.stamp('du', 'dispute'),
    amount: charge.amount,
    payment_intent: intent,
    status: 'needs_response',
  });
}

export function closeDispute(
  context: SandboxContext,
  id: string,
  status: 'won' | 'lost',
  endsSubscription: boolean,
): Dispute {
  const dispute = context.store.get('disputes', id);
  if (!dispute) throw noSuch('dispute', id);
  const invoice = endsSubscription ? invoiceOfIntent(context, dispute.payment_intent) : undefined;
  const subscription = invoice && subscriptionOf(context, invoice);
  if (subscription && !isOver(subscription)) endSubscription(context, subscription);
  return context.record('charge.dispute.closed', 'disputes', { ...dispute, status });
}

function chargeOf(context: SandboxContext, intent: string): Charge {
  const charge = context.store.find('charges', (each) => each.payment_intent === intent)[0];
  if (!charge) throw noSuch('payment_intent', intent, 'payment_intent');
  return charge;
}

function withRefunded(context: SandboxContext, charge: Charge, amount: number): Charge {
  const refunded = amount === charge.amount;
  return context.store.put('charges', { ...charge, amount_refunded: amount, refunded });
}

import type { SandboxContext } from '../context.ts';
import { noSuch } from '../http/stripe-fault.ts';
import type { Session } from '../wire.ts';
import { issueInvoice, periodLine } from './invoicing.ts';
import { payInvoice } from './payment.ts';
import { cardOf, makeItem, makeSubscription, openInvoices, saveCard } from './subscription.ts';
import type { TestCard } from './test-cards.ts';

/** Creates the subscription and its invoice only now: a failed attempt leaves nothing but an open session. */
export function completeCheckout(context: SandboxContext, open: Session, card: TestCard): Session {
  const { price: priceId, metadata } = context.store.get('carts', open.id)!;
  const customer = open.customer!;
  const method = saveCard(context, customer, card);
  const created = context.clock.now();
  const item = makeItem(context, context.store.get('prices', priceId)!, created);
  const id = context.newId('sub');
  const subscription = makeSubscription(
    { id, created, customer, default_payment_method: method.id, metadata },
    item,
  );
  const outcome = card.outcomes.present;
  const isPaid = outcome === 'ok';
  const lines = [periodLine(context, item)];
  const invoice = issueInvoice(context, subscription, lines, 'subscription_create');
  context.record('customer.subscription.created', 'subscriptions', {
    ...subscription,
    status: isPaid ? 'active' : 'incomplete',
    latest_invoice: invoice.id,
  });
  if (invoice.status === 'open') payInvoice(context, invoice, method, { occasion: 'present', outcome });
  return context.record('checkout.session.completed', 'sessions', {
    ...open,
    status: 'complete',
    payment_status: isPaid ? 'paid' : 'unpaid',
    url: null,
    subscription: id,
    invoice: invoice.id,
  });
}

/** The bank accepts or refuses a debit, days after the checkout, which has already counted the attempt. */
export function settleDebit(context: SandboxContext, id: string, outcome: 'ok' | 'decline'): void {
  const subscription = context.store.get('subscriptions', id);
  const [invoice] = subscription ? openInvoices(context, subscription) : [];
  if (!subscription || !invoice) throw noSuch('subscription', id);
  const attempt_count = invoice.attempt_count - 1;
  payInvoice(context, { ...invoice, attempt_count }, cardOf(context, subscription), {
    occasion: 'later',
    outcome,
  });
  const isUnpaid = (each: Session) => each.subscription === id && each.payment_status === 'unpaid';
  const session = context.store.find('sessions', isUnpaid)[0];
  if (!session) return;
  if (outcome === 'decline') context.emit('checkout.session.async_payment_failed', session);
  else
    context.record('checkout.session.async_payment_succeeded', 'sessions', {
      ...session,
      payment_status: 'paid',
    });
}

export function expireSession(context: SandboxContext, session: Session): Session {
  return context.store.put('sessions', { ...session, status: 'expired', url: null });
}

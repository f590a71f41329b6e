import type { SandboxContext } from '../context.ts';
import type { Session } from '../wire.ts';
import { issueInvoice, periodLine } from './invoicing.ts';
import { payInvoice } from './payment.ts';
import { makeItem, makeSubscription, saveCard } from './subscription.ts';
import type { TestCard } from './test-cards.ts';

/**
 * Completes a session with a card that was accepted. The subscription and its invoice are only created here: a failed
 * attempt leaves nothing but an open session.
 */
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
  const lines = [periodLine(context, item)];
  const invoice = issueInvoice(context, subscription, lines, 'subscription_create');
  context.record('customer.subscription.created', 'subscriptions', {
    ...subscription,
    latest_invoice: invoice.id,
  });
  if (invoice.status === 'open') payInvoice(context, invoice, method, { occasion: 'present', outcome: 'ok' });
  return context.record('checkout.session.completed', 'sessions', {
    ...open,
    status: 'complete',
    url: null,
    subscription: id,
    invoice: invoice.id,
  });
}

export function expireSession(context: SandboxContext, session: Session): Session {
  return context.store.put('sessions', { ...session, status: 'expired', url: null });
}

import { change, type SandboxContext } from '../context.ts';
import type { InvoiceLine, Price, Subscription, SubscriptionItem } from '../wire.ts';
import { issueInvoice, periodLine, productName } from './invoicing.ts';
import { payInvoice } from './payment.ts';
import { cardOf, itemOf, makeItem } from './subscription.ts';
import type { Outcome } from './test-cards.ts';

export function changePlan(context: SandboxContext, subscription: Subscription, price: Price): Outcome {
  const now = context.clock.now();
  const before = itemOf(subscription);
  if (before.price.id === price.id) return 'ok';
  const after = { ...makeItem(context, price, now), id: before.id };
  const lines = [creditLine(context, before, now), periodLine(context, after)];
  const invoice = issueInvoice(context, subscription, lines, 'subscription_update');
  const changed = change(context, 'subscriptions', subscription, {
    items: { ...subscription.items, data: [after] },
    latest_invoice: invoice.id,
  });
  if (invoice.status === 'paid') return 'ok';
  return payInvoice(context, invoice, cardOf(context, changed), { occasion: 'later' });
}

function creditLine(context: SandboxContext, item: SubscriptionItem, at: number): InvoiceLine {
  const { current_period_start: start, current_period_end: end, price } = item;
  const left = (end - at) / (end - start);
  return {
    id: context.newId('il'),
    object: 'line_item',
    amount: -Math.round(price.unit_amount! * left),
    description: `Temps non utilisé sur ${productName(context, price.product)}`,
  };
}

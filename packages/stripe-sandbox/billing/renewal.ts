import type { SandboxContext } from '../context.ts';
import { issueInvoice, periodLine } from './invoicing.ts';
import { payInvoice } from './payment.ts';
import { change } from './recorded-change.ts';
import { cardOf, endSubscription, isEnding, isOver, itemOf, makeItem } from './subscription.ts';
import type { Outcome } from './test-cards.ts';

/** Ends the period: the subscription ends if that was requested, else a new period begins and is charged. */
export function endPeriod(context: SandboxContext, id: string, outcome?: Outcome): void {
  const subscription = context.store.get('subscriptions', id);
  if (!subscription || isOver(subscription)) return;
  if (isEnding(subscription)) return void endSubscription(context, subscription);
  const before = itemOf(subscription);
  const item = { ...makeItem(context, before.price, before.current_period_end), id: before.id };
  const invoice = issueInvoice(context, subscription, [periodLine(context, item)], 'subscription_cycle');
  const renewed = change(context, 'subscriptions', subscription, {
    items: { ...subscription.items, data: [item] },
    latest_invoice: invoice.id,
  });
  if (invoice.status === 'open') {
    payInvoice(context, invoice, cardOf(context, renewed), { occasion: 'later', outcome });
  }
}

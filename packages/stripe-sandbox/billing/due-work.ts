import { change, type SandboxContext } from '../context.ts';
import { expireSession } from './checkout.ts';
import { issueInvoice, periodLine } from './invoicing.ts';
import { payInvoice, subscriptionOf } from './payment.ts';
import { cardOf, endSubscription, isEnding, isOver, itemOf, makeItem } from './subscription.ts';
import type { Outcome } from './test-cards.ts';

interface Due {
  at: number;
  work: () => void;
}

export function doDueWork(context: SandboxContext): void {
  const now = context.clock.now();
  // Work may cause further work; a clock moved by a century must stop.
  for (let round = 0; round < 2000; round++) {
    const next = dueBefore(context, now)[0];
    if (!next) return;
    context.store.transaction(() => context.clock.standingAt(next.at, next.work));
  }
}

export function advanceClock(context: SandboxContext, seconds: number): void {
  context.changeState({ clockOffset: context.state().clockOffset + seconds });
  doDueWork(context);
}

function dueBefore(context: SandboxContext, now: number): Due[] {
  const periods = context.store
    .find('subscriptions', (each) => !isOver(each) && each.status !== 'incomplete')
    .map((each) => ({ at: itemOf(each).current_period_end, work: () => endPeriod(context, each.id) }));
  const sessions = context.store
    .find('sessions', ({ status }) => status === 'open')
    .map((each) => ({ at: each.expires_at, work: () => void expireSession(context, each) }));
  const attempts = context.store
    .find('invoices', (each) => each.next_payment_attempt !== null)
    .map((each) => ({
      at: each.next_payment_attempt!,
      work: () => {
        const card = cardOf(context, subscriptionOf(context, each)!);
        payInvoice(context, each, card, { occasion: 'later' });
      },
    }));
  return [...periods, ...sessions, ...attempts]
    .filter(({ at }) => at <= now)
    .sort((one, other) => one.at - other.at);
}

export function endPeriod(context: SandboxContext, id: string, outcome?: Outcome): void {
  const subscription = context.store.get('subscriptions', id);
  if (!subscription || isOver(subscription)) return;
  const before = itemOf(subscription);
  if (isEnding(subscription)) return void endSubscription(context, subscription, before.current_period_end);
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

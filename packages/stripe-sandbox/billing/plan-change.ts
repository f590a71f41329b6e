import { addInterval } from '../clock.ts';
import { makeInvoiceLine } from '../objects/invoice.ts';
import { makeSubscriptionItem } from '../objects/subscription.ts';
import type { InvoiceLine, Price, Subscription, SubscriptionItem } from '../wire.ts';
import { idOf } from '../wire.ts';
import type { SandboxContext } from '../context.ts';
import { planOf } from '../objects/catalogue.ts';
import { periodLine, productName } from './invoicing.ts';

export type ProrationBehavior = 'always_invoice' | 'create_prorations' | 'none';

export interface ItemChange {
  /** Id of the item to change; without it Stripe adds a second item and bills both. */
  id?: string;
  price?: Price;
  quantity?: number;
  isDeleted?: boolean;
}

export interface PlanChange {
  items: SubscriptionItem[];
  lines: InvoiceLine[];
  /** True for a new interval, which starts a new period and is billed at once with any proration behaviour. */
  startsNewPeriod: boolean;
}

/** Computes a change of items: the new items, and the lines that credit and charge. Stores nothing. */
export function planChange(
  context: SandboxContext,
  subscription: Subscription,
  changes: ItemChange[],
  behavior: ProrationBehavior,
  at: number,
): PlanChange {
  let items = [...subscription.items.data];
  const lines: InvoiceLine[] = [];
  let startsNewPeriod = false;
  for (const wanted of changes) {
    const before = items.find((item) => item.id === wanted.id);
    if (!before) {
      const added = newItem(context, subscription, wanted, at);
      items.push(added);
      lines.push(periodLine(context, subscription, added));
      continue;
    }
    if (wanted.isDeleted) {
      items = items.filter((item) => item !== before);
      if (behavior !== 'none') lines.push(creditLine(context, subscription, before, at));
      continue;
    }
    const after = changedItem(before, wanted, at);
    if (after.price.id === before.price.id && after.quantity === before.quantity) continue;
    items = items.map((item) => (item === before ? after : item));
    const isNewPeriod = after.current_period_start !== before.current_period_start;
    startsNewPeriod ||= isNewPeriod;
    if (behavior !== 'none') lines.push(creditLine(context, subscription, before, at));
    if (isNewPeriod) lines.push(periodLine(context, subscription, after));
    else if (behavior !== 'none') lines.push(restOfPeriodLine(context, subscription, after, at));
  }
  return { items, lines, startsNewPeriod };
}

function changedItem(before: SubscriptionItem, wanted: ItemChange, at: number): SubscriptionItem {
  const price = wanted.price ?? before.price;
  const after: SubscriptionItem = {
    ...before,
    price,
    plan: planOf(price),
    quantity: wanted.quantity ?? before.quantity,
  };
  const isSameRhythm =
    price.recurring?.interval === before.price.recurring?.interval &&
    price.recurring?.interval_count === before.price.recurring?.interval_count;
  if (isSameRhythm || !price.recurring) return after;
  const { interval, interval_count: count } = price.recurring;
  return { ...after, current_period_start: at, current_period_end: addInterval(at, interval, count) };
}

function newItem(
  context: SandboxContext,
  subscription: Subscription,
  wanted: ItemChange,
  at: number,
): SubscriptionItem {
  const price = wanted.price!;
  const { interval, interval_count: count } = price.recurring ?? { interval: 'month', interval_count: 1 };
  return makeSubscriptionItem({
    id: context.newId('si', 14),
    created: at,
    subscription: subscription.id,
    price,
    quantity: wanted.quantity ?? 1,
    start: at,
    end: addInterval(at, interval, count),
  });
}

function creditLine(context: SandboxContext, subscription: Subscription, item: SubscriptionItem, at: number) {
  const name = productName(context, idOf(item.price.product));
  return prorationLine(context, subscription, item, at, -1, `Temps non utilisé sur ${name}`);
}

function restOfPeriodLine(
  context: SandboxContext,
  subscription: Subscription,
  item: SubscriptionItem,
  at: number,
) {
  const name = productName(context, idOf(item.price.product));
  return prorationLine(context, subscription, item, at, 1, `Temps restant sur ${name}`);
}

function prorationLine(
  context: SandboxContext,
  subscription: Subscription,
  item: SubscriptionItem,
  at: number,
  sign: 1 | -1,
  description: string,
): InvoiceLine {
  const { current_period_start: start, current_period_end: end } = item;
  const left = Math.max(0, Math.min(1, (end - at) / (end - start)));
  const quantity = item.quantity ?? 1;
  return makeInvoiceLine({
    id: context.newId('il'),
    amount: sign * Math.round((item.price.unit_amount ?? 0) * quantity * left),
    price: item.price,
    quantity,
    subscription: subscription.id,
    item: item.id,
    metadata: subscription.metadata,
    description,
    start: at,
    end,
    isProration: true,
  });
}

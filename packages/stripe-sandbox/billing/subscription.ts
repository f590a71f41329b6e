import { addInterval } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import type { PaymentMethod, Price, Subscription, SubscriptionItem } from '../wire.ts';
import type { TestCard } from './test-cards.ts';

export function makeSubscription(
  given: Pick<Subscription, 'id' | 'created' | 'customer' | 'default_payment_method' | 'metadata'>,
  item: SubscriptionItem,
): Subscription {
  return {
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    currency: item.price.currency,
    ended_at: null,
    items: { object: 'list', data: [item] },
    latest_invoice: null,
    status: 'active',
    trial_end: null,
    trial_start: null,
    ...given,
  };
}

export function makeItem(context: SandboxContext, price: Price, start: number): SubscriptionItem {
  return {
    ...context.stamp('si', 'subscription_item'),
    current_period_start: start,
    current_period_end: addInterval(start, price.recurring.interval),
    price,
  };
}

export const itemOf = ({ items }: Subscription): SubscriptionItem => items.data[0]!;

export const isOver = ({ status }: Subscription) => status === 'canceled';

/** Returns true if a cancellation is scheduled. The portal sets the first field, a direct API call the second. */
export const isEnding = ({ cancel_at: at, cancel_at_period_end: atEnd }: Subscription) =>
  at !== null || atEnd;

export const goingOn = { cancel_at: null, cancel_at_period_end: false, canceled_at: null };

export function endSubscription(
  context: SandboxContext,
  subscription: Subscription,
  endedAt = context.clock.now(),
): Subscription {
  for (const invoice of openInvoices(context, subscription)) {
    context.store.put('invoices', { ...invoice, next_payment_attempt: null });
  }
  return context.record('customer.subscription.deleted', 'subscriptions', {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? endedAt,
    ended_at: endedAt,
  });
}

export function openInvoices(context: SandboxContext, { id }: Subscription) {
  return context.store.find(
    'invoices',
    ({ parent, status }) => status === 'open' && parent.subscription_details.subscription === id,
  );
}

export function saveCard(
  context: SandboxContext,
  customer: string,
  { number, type = 'card' }: TestCard,
): PaymentMethod {
  const details = { last4: number.slice(-4) };
  return context.store.put('paymentMethods', {
    ...context.stamp('pm', 'payment_method'),
    ...(type === 'card' ? { card: details } : { sepa_debit: details }),
    customer,
    type,
  });
}

export const cardOf = (context: SandboxContext, subscription: Subscription): PaymentMethod =>
  context.store.get('paymentMethods', subscription.default_payment_method!)!;

import { addInterval } from '../clock.ts';
import { isOver, periodEnd } from '../objects/subscription.ts';
import { idOf, type Invoice, type PaymentMethod, type Subscription, type SubscriptionItem } from '../wire.ts';
import type { World } from '../world.ts';
import { draftInvoice, finalizeInvoice, periodLine, voidInvoice } from './invoicing.ts';
import { attemptPayment, type Attempt } from './payment-attempt.ts';
import { change } from './recorded-change.ts';
import type { Occasion, Outcome } from './test-cards.ts';

/** End of the period: the subscription ends if that was asked, else its items begin a new paid period. */
export function endPeriod(world: World, id: string, decided?: Outcome): void {
  const subscription = world.store.get('subscriptions', id);
  if (!subscription || isOver(subscription)) return;
  if (endsWithPeriod(subscription)) return endSubscription(world, subscription, 'cancellation_requested');
  const end = Math.min(...subscription.items.data.map((item) => item.current_period_end));
  const renewed = subscription.items.data.map((item) =>
    item.current_period_end === end ? nextPeriod(item) : item,
  );
  const due = renewed.filter((item) => item.current_period_start === end);
  const lines = due.map((item) => periodLine(world, subscription, item));
  const draft = draftInvoice(world, subscription, lines, 'subscription_cycle');
  const moved = change(world, 'subscriptions', subscription, {
    items: { ...subscription.items, data: renewed },
    latest_invoice: draft.id,
  });
  collect(world, moved, finalizeInvoice(world, draft), decided);
}

/** Takes the money of an invoice that Stripe collects by itself. */
export function collect(world: World, subscription: Subscription, invoice: Invoice, decided?: Outcome): void {
  if (invoice.status === 'paid') return;
  const card = cardOf(world, subscription);
  if (!card) return afterAttempt(world, { ...noCard(world, invoice) });
  afterAttempt(world, attemptPayment(world, invoice, card, 'off_session', decided));
}

/** Pays an open invoice and lets its subscription follow. */
export function payInvoice(
  world: World,
  invoice: Invoice,
  card: PaymentMethod,
  occasion: Occasion,
  decided?: Outcome,
): Attempt {
  const attempt = attemptPayment(world, invoice, card, occasion, decided);
  afterAttempt(world, attempt);
  return attempt;
}

/** The subscription follows its invoice: past due while it is unpaid, over when Stripe gives up. */
function afterAttempt(world: World, { invoice, outcome }: Pick<Attempt, 'invoice' | 'outcome'>): void {
  const id = idOf(invoice.parent?.subscription_details?.subscription);
  const subscription = id ? world.store.get('subscriptions', id) : undefined;
  if (!subscription || isOver(subscription)) return;
  if (outcome === 'ok') return void afterPayment(world, subscription, invoice);
  if (world.store.get('pendingChanges', subscription.id)?.invoice === invoice.id) return;
  const isLast = invoice.billing_reason === 'subscription_cycle' && invoice.next_payment_attempt === null;
  if (isLast) return endSubscription(world, subscription, 'payment_failed');
  change(world, 'subscriptions', subscription, { status: 'past_due' });
}

function afterPayment(world: World, subscription: Subscription, invoice: Invoice): void {
  const pending = world.store.get('pendingChanges', subscription.id);
  if (pending?.invoice === invoice.id) {
    world.store.remove('pendingChanges', subscription.id);
    const applied: Subscription = {
      ...pending.subscription,
      pending_update: null,
      latest_invoice: invoice.id,
    };
    const after = change(world, 'subscriptions', subscription, applied);
    world.emit('customer.subscription.pending_update_applied', after);
    return;
  }
  const owes = world.store.find('invoices', (other) => {
    const of = other.parent?.subscription_details?.subscription;
    return of === subscription.id && other.status === 'open' && other.id !== invoice.id;
  });
  const isLate = ['past_due', 'unpaid', 'incomplete'].includes(subscription.status);
  if (isLate && owes.length === 0) change(world, 'subscriptions', subscription, { status: 'active' });
}

/** Ends a subscription now. Nothing is given back: that is a refund, and somebody must ask for it. */
export function endSubscription(
  world: World,
  subscription: Subscription,
  reason: NonNullable<NonNullable<Subscription['cancellation_details']>['reason']>,
): void {
  const now = world.clock.now();
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...subscription.cancellation_details,
      reason,
    },
    ended_at: now,
    pending_update: null,
  };
  world.store.remove('pendingChanges', subscription.id);
  world.store.put('subscriptions', ended);
  world.emit('customer.subscription.deleted', ended);
  for (const invoice of world.store.find('invoices', (each) => each.status === 'open')) {
    if (invoice.parent?.subscription_details?.subscription !== subscription.id) continue;
    world.store.put('invoices', { ...invoice, auto_advance: false, next_payment_attempt: null });
  }
}

/** A plan change whose invoice was not paid in time is forgotten, and its invoice with it. */
export function expirePendingChange(world: World, id: string): void {
  const pending = world.store.get('pendingChanges', id);
  const subscription = world.store.get('subscriptions', id);
  world.store.remove('pendingChanges', id);
  if (!pending || !subscription) return;
  const invoice = world.store.get('invoices', pending.invoice);
  if (invoice?.status === 'open') voidInvoice(world, invoice);
  const after = change(world, 'subscriptions', subscription, { pending_update: null });
  world.emit('customer.subscription.pending_update_expired', after);
}

/** The card that pays a subscription when nobody is there. */
export function cardOf(world: World, subscription: Subscription): PaymentMethod | undefined {
  const customer = world.store.get('customers', idOf(subscription.customer));
  const id =
    idOf(subscription.default_payment_method) ?? idOf(customer?.invoice_settings.default_payment_method);
  return id ? world.store.get('paymentMethods', id) : undefined;
}

export function endsWithPeriod(subscription: Subscription): boolean {
  const { cancel_at: at, cancel_at_period_end: atEnd } = subscription;
  return atEnd || (at !== null && at <= periodEnd(subscription));
}

function nextPeriod(item: SubscriptionItem): SubscriptionItem {
  const { interval, interval_count: count } = item.price.recurring ?? {
    interval: 'month',
    interval_count: 1,
  };
  return {
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: addInterval(item.current_period_end, interval, count),
  };
}

function noCard(world: World, invoice: Invoice): Pick<Attempt, 'invoice' | 'outcome'> {
  const failed = world.store.put('invoices', { ...invoice, attempted: true, next_payment_attempt: null });
  world.emit('invoice.payment_failed', failed);
  return { invoice: failed, outcome: 'decline' };
}

import { addInterval } from '../clock.ts';
import { isOver, periodEnd } from '../objects/subscription.ts';
import { idOf, type Invoice, type PaymentMethod, type Subscription, type SubscriptionItem } from '../wire.ts';
import type { SandboxContext } from '../context.ts';
import { draftInvoice, finalizeInvoice, periodLine, voidInvoice } from './invoicing.ts';
import { attemptPayment, type Attempt } from './payment-attempt.ts';
import { change } from './recorded-change.ts';
import type { Occasion, Outcome } from './test-cards.ts';

/** Ends the period: the subscription ends if that was requested, else a new paid period begins. */
export function endPeriod(context: SandboxContext, id: string, decided?: Outcome): void {
  const subscription = context.store.get('subscriptions', id);
  if (!subscription || isOver(subscription)) return;
  if (endsWithPeriod(subscription)) return endSubscription(context, subscription, 'cancellation_requested');
  const end = Math.min(...subscription.items.data.map((item) => item.current_period_end));
  const renewed = subscription.items.data.map((item) =>
    item.current_period_end === end ? nextPeriod(item) : item,
  );
  const due = renewed.filter((item) => item.current_period_start === end);
  const lines = due.map((item) => periodLine(context, subscription, item));
  const draft = draftInvoice(context, subscription, lines, 'subscription_cycle');
  const moved = change(context, 'subscriptions', subscription, {
    items: { ...subscription.items, data: renewed },
    latest_invoice: draft.id,
  });
  collect(context, moved, finalizeInvoice(context, draft), decided);
}

/** Charges an invoice that Stripe collects automatically. */
export function collect(
  context: SandboxContext,
  subscription: Subscription,
  invoice: Invoice,
  decided?: Outcome,
): void {
  if (invoice.status === 'paid') return;
  const card = cardOf(context, subscription);
  if (!card) return afterAttempt(context, { ...noCard(context, invoice) });
  afterAttempt(context, attemptPayment(context, invoice, card, 'off_session', decided));
}

/** Pays an open invoice by hand and updates its subscription. */
export function payInvoice(
  context: SandboxContext,
  invoice: Invoice,
  card: PaymentMethod,
  occasion: Occasion,
  decided?: Outcome,
): Attempt {
  const attempt = attemptPayment(context, invoice, card, occasion, decided, true);
  afterAttempt(context, attempt);
  return attempt;
}

/** Updates the subscription after a payment attempt: past due while unpaid, ended after the last attempt. */
function afterAttempt(
  context: SandboxContext,
  { invoice, outcome }: Pick<Attempt, 'invoice' | 'outcome'>,
): void {
  const id = idOf(invoice.parent?.subscription_details?.subscription);
  const subscription = id ? context.store.get('subscriptions', id) : undefined;
  if (!subscription || isOver(subscription)) return;
  if (outcome === 'ok') return afterPayment(context, subscription, invoice);
  if (context.store.get('pendingChanges', subscription.id)?.invoice === invoice.id) return;
  const isLast = invoice.billing_reason === 'subscription_cycle' && invoice.next_payment_attempt === null;
  if (isLast) return endSubscription(context, subscription, 'payment_failed');
  change(context, 'subscriptions', subscription, { status: 'past_due' });
}

function afterPayment(context: SandboxContext, subscription: Subscription, invoice: Invoice): void {
  const pending = context.store.get('pendingChanges', subscription.id);
  if (pending?.invoice === invoice.id) {
    context.store.remove('pendingChanges', subscription.id);
    const applied: Subscription = {
      ...pending.subscription,
      pending_update: null,
      latest_invoice: invoice.id,
    };
    const after = change(context, 'subscriptions', subscription, applied);
    context.emit('customer.subscription.pending_update_applied', after);
    return;
  }
  const owes = context.store.find('invoices', (other) => {
    const of = other.parent?.subscription_details?.subscription;
    return of === subscription.id && other.status === 'open' && other.id !== invoice.id;
  });
  const isLate = ['past_due', 'unpaid', 'incomplete'].includes(subscription.status);
  if (isLate && owes.length === 0) change(context, 'subscriptions', subscription, { status: 'active' });
}

/** Ends a subscription now, without a refund. */
export function endSubscription(
  context: SandboxContext,
  subscription: Subscription,
  reason: NonNullable<NonNullable<Subscription['cancellation_details']>['reason']>,
): void {
  const now = context.clock.now();
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
  context.store.remove('pendingChanges', subscription.id);
  context.store.put('subscriptions', ended);
  context.emit('customer.subscription.deleted', ended);
  for (const invoice of context.store.find('invoices', (each) => each.status === 'open')) {
    if (invoice.parent?.subscription_details?.subscription !== subscription.id) continue;
    context.store.put('invoices', { ...invoice, auto_advance: false, next_payment_attempt: null });
  }
}

/** Discards a plan change whose invoice was not paid in time, and voids the invoice. */
export function expirePendingChange(context: SandboxContext, id: string): void {
  const pending = context.store.get('pendingChanges', id);
  const subscription = context.store.get('subscriptions', id);
  context.store.remove('pendingChanges', id);
  if (!pending || !subscription) return;
  const invoice = context.store.get('invoices', pending.invoice);
  if (invoice?.status === 'open') voidInvoice(context, invoice);
  const after = change(context, 'subscriptions', subscription, { pending_update: null });
  context.emit('customer.subscription.pending_update_expired', after);
}

/** Returns the card for automatic payments of a subscription. */
export function cardOf(context: SandboxContext, subscription: Subscription): PaymentMethod | undefined {
  const customer = context.store.get('customers', idOf(subscription.customer));
  const id =
    idOf(subscription.default_payment_method) ?? idOf(customer?.invoice_settings.default_payment_method);
  return id ? context.store.get('paymentMethods', id) : undefined;
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

function noCard(context: SandboxContext, invoice: Invoice): Pick<Attempt, 'invoice' | 'outcome'> {
  const failed = context.store.put('invoices', { ...invoice, attempted: true, next_payment_attempt: null });
  context.emit('invoice.payment_failed', failed);
  return { invoice: failed, outcome: 'decline' };
}

import type { Stripe } from 'stripe';
import { isInProgress } from '#contract/billing/coverage.ts';
import type { Trx } from '../../db/database.ts';
import { idOf, timeOf } from '../../stripe/stripe.ts';
import type { BillingAccount, StoredSubscription } from '../sync/billing-account.ts';
import {
  chargeOf,
  euros,
  type InvoiceWithPayment,
  isTakenBack,
  type PaymentCopy,
} from '../sync/stripe-payment.ts';
import type { BillingEmail } from './billing-emails.ts';

/** An email about a fact, sent once: a second one with the same key is ignored. */
export type BillingNotification = Omit<BillingEmail, 'user_id'>;

/** Older facts, found by a reconciliation, send no email. */
const recentMs = 3 * 24 * 60 * 60 * 1000;

/** Longest time until the bank reports that a debit has failed. */
const debitMs = 21 * 24 * 60 * 60 * 1000;

/** Longest time after a refund in which the bank may still return the money. */
const refundMs = 60 * 24 * 60 * 60 * 1000;

export const refusedLaundromatKey = 'laundromat_id';

const closedStates = new Set<string>(['won', 'lost', 'prevented', 'warning_closed']);

export function invoiceNotifications(
  read: InvoiceWithPayment,
  payment: PaymentCopy | undefined,
  notified: ReadonlySet<string>,
  now: Date,
): BillingNotification[] {
  return payment
    ? [...paymentNotifications(read, payment, now), ...reversalNotifications(read, payment, notified, now)]
    : [];
}

function reversalNotifications(
  { invoice, intent, disputes }: InvoiceWithPayment,
  { description }: PaymentCopy,
  notified: ReadonlySet<string>,
  now: Date,
): BillingNotification[] {
  const refunds = (chargeOf(intent)?.refunds?.data ?? []).flatMap((refund): BillingNotification[] => {
    const laundromat = refund.metadata?.[refusedLaundromatKey] ?? null;
    const details = { amount: euros(refund.amount), description, laundromat };
    if (refund.status === 'failed')
      return isRecent(refund.created, now, refundMs)
        ? [{ fact: `refund_failed:${refund.id}`, kind: 'refund_failed', details }]
        : [];
    const isKnown = laundromat !== null || refund.status === 'canceled';
    if (isKnown || !isRecent(refund.created, now)) return [];
    return [{ fact: `refunded:${refund.id}`, kind: 'refunded', details }];
  });
  const customer = idOf(invoice.customer) ?? null;
  const disputed = disputes.flatMap((dispute): BillingNotification[] => {
    const { id, amount, created, status } = dispute;
    const details = { amount: euros(amount), description, customer, dispute: id };
    const opened: BillingNotification[] = [
      { fact: `disputed:${id}`, kind: 'disputed', details },
      { fact: `dispute:${id}`, kind: 'dispute_opened', details },
    ];
    const closing = { ...details, outcome: isTakenBack(dispute) ? 'lost' : status };
    const closed: BillingNotification[] = [
      { fact: `dispute_closed:${id}`, kind: 'dispute_closed', details: closing },
      { fact: `dispute_decided:${id}`, kind: 'dispute_decided', details: closing },
    ];
    if (closedStates.has(status) && notified.has(`disputed:${id}`)) return closed;
    if (!isRecent(created, now)) return [];
    return status === 'prevented' ? closed : opened;
  });
  return [...refunds, ...disputed];
}

function paymentNotifications(
  { invoice, intent }: InvoiceWithPayment,
  payment: PaymentCopy,
  now: Date,
): BillingNotification[] {
  const isDebit = (intent?.last_payment_error?.payment_method?.type ?? 'card') !== 'card';
  const moment = invoice.status_transitions.paid_at ?? invoice.created;
  if (!isRecent(moment, now, isDebit ? debitMs : recentMs)) return [];
  const details = {
    amount: payment.amount,
    description: payment.description,
    url: invoice.hosted_invoice_url ?? null,
  };
  if (invoice.status === 'paid') {
    const isKept = payment.status === 'succeeded' && invoice.amount_paid > 0;
    return isKept ? [{ fact: `paid:${invoice.id}`, kind: 'paid', details }] : [];
  }
  if (payment.status === 'requires_action') {
    return [{ fact: `action:${invoice.id}`, kind: 'action_required', details }];
  }
  const isFirst = invoice.billing_reason === 'subscription_create';
  const isUnseen = invoice.billing_reason === 'subscription_cycle' || (isFirst && isDebit);
  if (payment.status !== 'failed' || !isUnseen) return [];
  const retryAt = timeOf(invoice.next_payment_attempt);
  const fact = `failed:${invoice.id}:${invoice.attempt_count}`;
  return [{ fact, kind: 'failed', details: { ...details, retryAt, reason: invoice.billing_reason } }];
}

/** State of an account after a change at Stripe. */
export interface AccountAfter {
  subscriptions: Pick<
    StoredSubscription,
    'planId' | 'stripeSubscriptionId' | 'cancelAtPeriodEnd' | 'currentPeriodEnd'
  >[];
  payment: PaymentCopy | undefined;
  revision: number;
  isCovered: boolean;
  withoutPlan: string | null;
}

export function subscriptionNotifications(
  subscriptions: Stripe.Subscription[],
  before: BillingAccount,
  after: AccountAfter,
  now: Date,
): BillingNotification[] {
  const stored = new Map(after.subscriptions.map((each) => [each.stripeSubscriptionId, each]));
  const planName = (planId: string | undefined) =>
    before.plans.find((plan) => plan.id === planId)?.name ?? null;
  const nameOf = (id: string) => planName(stored.get(id)?.planId);
  const running = subscriptions.filter(isInProgress);
  const storedBefore = (id: string) =>
    before.subscriptions.find(({ stripeSubscriptionId }) => stripeSubscriptionId === id);
  const changed = running.flatMap(({ id }): BillingNotification[] => {
    const former = storedBefore(id)?.planId;
    if (!former || former === stored.get(id)?.planId) return [];
    const details = { plan: nameOf(id), previous: planName(former) };
    return [{ fact: `plan:${id}:${after.revision}`, kind: 'plan_changed', details }];
  });
  const cancelled = running.flatMap(({ id, canceled_at, cancel_at }): BillingNotification[] => {
    const { cancelAtPeriodEnd, currentPeriodEnd } = stored.get(id)!;
    if (!cancelAtPeriodEnd && storedBefore(id)?.cancelAtPeriodEnd) {
      const details = { plan: nameOf(id), endsAt: currentPeriodEnd };
      return [{ fact: `continues:${id}:${after.revision}`, kind: 'cancellation_withdrawn', details }];
    }
    if (!cancelAtPeriodEnd || !isRecent(canceled_at ?? 0, now)) return [];
    const details = { plan: nameOf(id), endsAt: timeOf(cancel_at) ?? currentPeriodEnd };
    return [{ fact: `cancel:${id}:${canceled_at}`, kind: 'cancellation', details }];
  });
  const ended = (after.isCovered ? [] : subscriptions)
    .filter(({ status, ended_at }) => status === 'canceled' && isRecent(ended_at ?? 0, now))
    .map(({ id }): BillingNotification => ({
      fact: `ended:${id}`,
      kind: 'ended',
      details: { plan: nameOf(id) },
    }));
  const [, ...more] = running.toSorted(
    (one, other) => one.created - other.created || (one.id < other.id ? -1 : 1),
  );
  const second = more.map(({ id, customer }): BillingNotification => ({
    fact: `second:${id}`,
    kind: 'second_subscription',
    details: { subscription: id, customer: idOf(customer) ?? null },
  }));
  return [...changed, ...cancelled, ...ended, ...second];
}

const isRecent = (seconds: number, now: Date, ageMs = recentMs) => seconds * 1000 > now.getTime() - ageMs;

export async function insertMails(trx: Trx, userId: string, mails: BillingNotification[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ details, ...mail }) => ({ ...mail, userId, details: JSON.stringify(details) }));
  await trx
    .insertInto('billingEmails')
    .values(rows)
    .onConflict((conflict) => conflict.column('fact').doNothing())
    .execute();
}

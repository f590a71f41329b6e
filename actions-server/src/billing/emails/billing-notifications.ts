import type { Stripe } from 'stripe';
import { isInProgress } from '#contract/billing/coverage.ts';
import { idOf, timeOf } from '../../stripe/stripe.ts';
import type { BillingAccount, StoredSubscription } from '../sync/account-documents.ts';
import type { PaidInvoice, PaymentCopy } from '../sync/stripe-payment.ts';
import type { BillingEmail } from './billing-emails.ts';

/** Something of which a user is notified once. `fact` is its key: a repeated one is ignored. */
export interface BillingNotification {
  fact: string;
  kind: BillingEmail['kind'];
  details: Record<string, string | null>;
}

/** Age limit of notifications: what a reconciliation finds later is not reported any more. */
const recentMs = 3 * 24 * 60 * 60 * 1000;

/** Returns the notifications about an invoice. */
export function invoiceNotifications(
  read: PaidInvoice,
  payment: PaymentCopy | undefined,
  now: Date,
): BillingNotification[] {
  const { invoice } = read;
  if (!payment || !isRecent(invoice.status_transitions.paid_at ?? invoice.created, now)) return [];
  const details = {
    amount: payment.amount,
    description: payment.description,
    url: invoice.hosted_invoice_url ?? null,
  };
  if (invoice.status === 'paid') {
    return invoice.amount_paid > 0 ? [{ fact: `paid:${invoice.id}`, kind: 'paid', details }] : [];
  }
  if (payment.status === 'requires_action') {
    return [{ fact: `action:${invoice.id}`, kind: 'action_required', details }];
  }
  // A payment in the portal shows its failure there; only a renewal fails unnoticed.
  if (payment.status !== 'failed' || invoice.billing_reason !== 'subscription_cycle') return [];
  const retryAt = timeOf(invoice.next_payment_attempt);
  const fact = `failed:${invoice.id}:${invoice.attempt_count}`;
  return [{ fact, kind: 'failed', details: { ...details, retryAt } }];
}

/** Returns the notifications about an owner's subscriptions. `account` is the state to be stored. */
export function subscriptionNotifications(
  subscriptions: Stripe.Subscription[],
  account: Pick<BillingAccount, 'plans'> & {
    subscriptions: Pick<StoredSubscription, 'planId' | 'stripeSubscriptionId'>[];
    isCovered: boolean;
  },
  now: Date,
): BillingNotification[] {
  const stored = new Map(account.subscriptions.map((each) => [each.stripeSubscriptionId, each]));
  const nameOf = (id: string) =>
    account.plans.find((plan) => plan.id === stored.get(id)?.planId)?.name ?? null;
  const ended = subscriptions
    .filter(({ status, ended_at }) => status === 'canceled' && isRecent(ended_at ?? 0, now))
    // An owner who has another plan has lost nothing.
    .filter(() => !account.isCovered)
    .map(({ id }): BillingNotification => ({
      fact: `ended:${id}`,
      kind: 'ended',
      details: { plan: nameOf(id) },
    }));
  const [, ...more] = subscriptions
    .filter(isInProgress)
    .toSorted((one, other) => one.created - other.created || (one.id < other.id ? -1 : 1));
  const second = more.map(({ id, customer }): BillingNotification => ({
    fact: `second:${id}`,
    kind: 'second_subscription',
    details: { subscription: id, customer: idOf(customer) ?? null },
  }));
  return [...ended, ...second];
}

const isRecent = (seconds: number, now: Date) => seconds * 1000 > now.getTime() - recentMs;

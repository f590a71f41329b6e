import type { Stripe } from 'stripe';
import { isInProgress } from '#contract/coverage.ts';
import { idOf, timeOf } from '../platform/stripe.ts';
import type { BillingAccount } from './account-documents.ts';
import type { PaidInvoice, PaymentCopy } from './stripe-payment.ts';

/** Something that a user is told once. `fact` is its name; finding it again tells nobody. */
export interface Fact {
  fact: string;
  kind: 'paid' | 'failed' | 'action_required' | 'ended' | 'listing_waits' | 'second_subscription';
  details: Record<string, string | null>;
}

/** Old news are no news: what a reconciliation finds late is not told any more. */
const newsMs = 3 * 24 * 60 * 60 * 1000;

/** What is to be told about an invoice. */
export function invoiceFacts(read: PaidInvoice, payment: PaymentCopy | undefined, now: Date): Fact[] {
  const { invoice } = read;
  if (!payment || !isNews(invoice.status_transitions.paid_at ?? invoice.created, now)) return [];
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
  // What somebody tries in the portal is answered there; a renewal fails while nobody is looking.
  if (payment.status !== 'failed' || invoice.billing_reason !== 'subscription_cycle') return [];
  const retryAt = timeOf(invoice.next_payment_attempt);
  const fact = `failed:${invoice.id}:${invoice.attempt_count}`;
  return [{ fact, kind: 'failed', details: { ...details, retryAt } }];
}

/** What is to be told about an owner's subscriptions as a whole. `account` is what will be stored. */
export function subscriptionFacts(
  subscriptions: Stripe.Subscription[],
  account: Pick<BillingAccount, 'plans' | 'subscriptions'> & { isCovered: boolean },
  now: Date,
): Fact[] {
  const stored = new Map(account.subscriptions.map((each) => [each.stripeSubscriptionId, each]));
  const nameOf = (id: string) =>
    account.plans.find((plan) => plan.id === stored.get(id)?.planId)?.name ?? null;
  const ended = subscriptions
    .filter(({ status, ended_at }) => status === 'canceled' && isNews(ended_at ?? 0, now))
    // Who goes on with another plan has lost nothing.
    .filter(() => !account.isCovered)
    .map(({ id }): Fact => ({ fact: `ended:${id}`, kind: 'ended', details: { plan: nameOf(id) } }));
  const [, ...more] = subscriptions
    .filter(isInProgress)
    .toSorted((one, other) => one.created - other.created || (one.id < other.id ? -1 : 1));
  const second = more.map(({ id, customer }): Fact => ({
    fact: `second:${id}`,
    kind: 'second_subscription',
    details: { subscription: id, customer: idOf(customer) ?? null },
  }));
  return [...ended, ...second];
}

const isNews = (seconds: number, now: Date) => seconds * 1000 > now.getTime() - newsMs;

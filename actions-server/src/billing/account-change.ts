import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { coverageOf, type Flags } from '#contract/coverage.ts';
import { idOf, timeOf } from '../platform/stripe.ts';
import { differs } from './account-difference.ts';
import type { BillingAccount, Listing } from './account-documents.ts';
import { invoiceFacts, subscriptionFacts, type Fact } from './billing-facts.ts';
import { paymentOf, type PaidInvoice, type PaymentCopy } from './stripe-payment.ts';
import { copyOf } from './stripe-subscription.ts';

/** What Stripe says: all subscriptions of a customer, and the invoice that is looked at. */
export interface StripeTruth {
  subscriptions: Stripe.Subscription[];
  invoice: PaidInvoice | undefined;
}

/**
 * What has to be written so that an account says what Stripe says, and its listings and mails follow; undefined when
 * it does already. These are the variables of the one mutation that writes it, under the account's next revision.
 */
export function changeOf(account: BillingAccount, truth: StripeTruth, now: Date) {
  const { user, plans } = account;
  const copies = copiesOf(account, truth.subscriptions);
  const copied = new Set<string | null>(copies.map(({ stripeSubscriptionId }) => stripeSubscriptionId));
  // What Stripe does not list stays as it is: it was made elsewhere or belongs to a customer before.
  const others = account.subscriptions.filter((each) => !copied.has(each.stripeSubscriptionId));
  const subscriptions = [...others, ...copies];
  const coverage = coverageOf(subscriptions, plans, account.listings, now);
  const after = { plans, subscriptions, isCovered: coverage.granted !== undefined };
  const payment = truth.invoice && paymentOf(truth.invoice);

  const change = {
    subscriptions: changedCopies(account, truth, copies),
    payments: payment ? changedPayment(account, truth, payment, copies) : [],
    listings: changedListings(account.listings, coverage.listings),
    mails: news(account, [
      ...(truth.invoice ? invoiceFacts(truth.invoice, payment, now) : []),
      ...subscriptionFacts(truth.subscriptions, after, now),
    ]),
  };
  if (Object.values(change).every((rows) => rows.length === 0)) return undefined;
  return { userId: user.id, user: { billingRevision: user.billingRevision + 1 }, ...change };
}

type Copy = ReturnType<typeof copiesOf>[number];

function copiesOf({ plans, subscriptions }: BillingAccount, fromStripe: Stripe.Subscription[]) {
  const known = new Map(subscriptions.map((each) => [each.stripeSubscriptionId, each.id]));
  return fromStripe.map((subscription) => ({
    id: known.get(subscription.id) ?? randomUUID(),
    ...copyOf(subscription, plans),
  }));
}

/** `createdAt` is for rows that are new; others keep theirs. */
function changedCopies({ user, subscriptions: stored }: BillingAccount, truth: StripeTruth, copies: Copy[]) {
  const createdAt = new Map(truth.subscriptions.map(({ id, created }) => [id, timeOf(created)]));
  const isChanged = (copy: Copy) =>
    differs(
      copy,
      stored.find(({ id }) => id === copy.id),
    );
  return copies
    .filter(isChanged)
    .map((copy) => ({ ...copy, userId: user.id, createdAt: createdAt.get(copy.stripeSubscriptionId) }));
}

function changedPayment(
  { payments }: BillingAccount,
  { invoice }: StripeTruth,
  payment: PaymentCopy,
  copies: Copy[],
) {
  const payer = idOf(invoice?.invoice.parent?.subscription_details?.subscription);
  const subscriptionId = copies.find((copy) => copy.stripeSubscriptionId === payer)?.id ?? null;
  const row = { ...payment, subscriptionId };
  if (!differs(row, payments[0])) return [];
  return [{ ...row, createdAt: timeOf(invoice?.invoice.created ?? null) }];
}

function changedListings(listings: Listing[], covered: readonly { id: string; flags: Flags }[]) {
  const stored = new Map(listings.map((listing) => [listing.id, listing]));
  return covered
    .filter(({ id, flags }) => differs({ ...flags }, stored.get(id)))
    .map(({ id, flags: { isActive, ...flags } }) => ({
      where: { id: { _eq: id } },
      // An administrator may publish or withdraw it meanwhile.
      _set: stored.get(id)?.isActive === isActive ? flags : { ...flags, isActive },
    }));
}

function news({ user, told }: BillingAccount, facts: Fact[]) {
  const known = new Set(told.map(({ fact }) => fact));
  return facts.filter(({ fact }) => !known.has(fact)).map((fact) => ({ ...fact, userId: user.id }));
}

import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { SystemCaller } from '../platform/caller.ts';
import { breaks } from '../platform/hasura-error.ts';
import { idOf } from '../platform/stripe.ts';
import { billingAccountQuery, keepBillingMutation, type BillingAccount } from './account-documents.ts';
import { differs } from './account-difference.ts';
import { invoiceFacts, subscriptionFacts } from './billing-facts.ts';
import type { BillingServices } from './billing-services.ts';
import { coverageOf, flagsOf } from './entitlements.ts';
import { paymentOf, readInvoice } from './stripe-payment.ts';
import { copyOf } from './stripe-subscription.ts';

/** How often somebody else may be faster before an event is left to its next attempt. */
const turnsAtMost = 8;

/** What of Stripe is looked at. */
export interface BillingSubject {
  userId: string;
  customerId: string;
  invoiceId?: string;
}

/**
 * Makes our rows say what Stripe says now: every subscription of a customer, one invoice, and what follows from them
 * for the owner's listings, in one transaction. Stripe is read after the account's revision and written under the next
 * one, so an older answer never replaces a newer one, in whatever order events come. Returns the subscriptions.
 */
export async function bringUpToDate(
  services: BillingServices,
  subject: BillingSubject,
  system: SystemCaller,
): Promise<Stripe.Subscription[]> {
  for (let turn = 1; turn <= turnsAtMost; turn += 1) {
    const account = await readAccount(services, subject, system);
    const subscriptions = await subscriptionsOf(services.payments.stripe(), subject.customerId);
    const change = await changeOf(services, account, subject, subscriptions);
    if (!change) return subscriptions;
    try {
      await services.hasura.query({ ...keepBillingMutation, variables: change }, system);
      return subscriptions;
    } catch (error) {
      if (!breaks(error, 'users_billing_turn')) throw error;
    }
  }
  throw new Error(`others kept writing about customer ${subject.customerId}`);
}

/** The user is gone; what Stripe still holds of them needs somebody's decision. */
export class MissingUser extends Error {
  override name = 'MissingUser';
}

export async function readAccount(
  { hasura }: Pick<BillingServices, 'hasura'>,
  { userId, invoiceId = '' }: Pick<BillingSubject, 'userId' | 'invoiceId'>,
  system: SystemCaller,
): Promise<BillingAccount> {
  const variables = { userId, invoiceId };
  const { user, ...account } = await hasura.query({ ...billingAccountQuery, variables }, system);
  if (!user) throw new MissingUser(`user ${userId} does not exist any more`);
  return { user, ...account };
}

/** Every subscription a customer ever had. */
function subscriptionsOf(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  return stripe.subscriptions
    .list({ customer, status: 'all', limit: 100 })
    .autoPagingToArray({ limit: 1000 });
}

/** Undefined when our rows say it all. */
async function changeOf(
  { payments }: BillingServices,
  account: BillingAccount,
  { userId, invoiceId }: BillingSubject,
  fromStripe: Stripe.Subscription[],
) {
  const { user, plans, listings } = account;
  const now = new Date();
  const nowSeconds = now.getTime() / 1000;
  const idByStripeId = new Map(account.subscriptions.map((each) => [each.stripeSubscriptionId, each.id]));
  const copies = fromStripe.map((subscription) => {
    const copy = copyOf(subscription, plans);
    return { id: idByStripeId.get(copy.stripeSubscriptionId) ?? randomUUID(), ...copy };
  });
  const copied = new Set<string | null>(copies.map(({ stripeSubscriptionId }) => stripeSubscriptionId));
  // What Stripe does not list stays as it is: it was made elsewhere or belongs to a customer before.
  const others = account.subscriptions.filter((each) => !copied.has(each.stripeSubscriptionId));
  const after = { plans, subscriptions: [...others, ...copies] };

  const read = invoiceId === undefined ? undefined : await readInvoice(payments.stripe(), invoiceId);
  const payment = read && paymentOf(read);
  const payer = idOf(read?.invoice.parent?.subscription_details?.subscription);
  const payRows = payment
    ? [{ ...payment, subscriptionId: copies.find((copy) => copy.stripeSubscriptionId === payer)?.id ?? null }]
    : [];

  const flags = flagsOf(listings, coverageOf(after), now);
  const facts = [
    ...(read ? invoiceFacts(read, payment, nowSeconds) : []),
    ...subscriptionFacts(fromStripe, after, nowSeconds),
  ];
  const told = new Set(account.told.map(({ fact }) => fact));
  const change = {
    subscriptions: copies.filter((copy) =>
      differs(
        copy,
        account.subscriptions.find(({ id }) => id === copy.id),
      ),
    ),
    payments: payRows.filter((row) => differs(row, account.payments[0])),
    listings: listings.flatMap((listing) => {
      const wanted = flags.get(listing.id);
      if (!wanted || !differs(wanted, listing)) return [];
      return [{ where: { id: { _eq: listing.id } }, _set: wanted }];
    }),
    mails: facts.filter(({ fact }) => !told.has(fact)).map((fact) => ({ ...fact, userId })),
  };
  if (Object.values(change).every((rows) => rows.length === 0)) return undefined;
  return {
    userId,
    user: { billingRevision: user.billingRevision + 1 },
    ...change,
    subscriptions: change.subscriptions.map((copy) => ({ ...copy, userId })),
  };
}

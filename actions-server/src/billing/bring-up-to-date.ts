import type { Stripe } from 'stripe';
import type { SystemCaller } from '../platform/caller.ts';
import { breaks } from '../platform/hasura-error.ts';
import { changeOf } from './account-change.ts';
import { billingAccountQuery, keepBillingMutation, type BillingAccount } from './account-documents.ts';
import type { BillingServices } from './billing-services.ts';
import { readInvoice } from './stripe-payment.ts';

/** How often somebody else may be faster before an event is left to its next attempt. */
const turnsAtMost = 8;

/** What is compared. */
type BooksAndStripe = Pick<BillingServices, 'hasura'> & {
  payments: Pick<BillingServices['payments'], 'stripe'>;
};

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
  services: BooksAndStripe,
  subject: BillingSubject,
  system: SystemCaller,
): Promise<Stripe.Subscription[]> {
  for (let turn = 1; turn <= turnsAtMost; turn += 1) {
    const account = await readAccount(services, subject, system);
    const stripe = services.payments.stripe();
    const subscriptions = await subscriptionsOf(stripe, subject.customerId);
    const invoice =
      subject.invoiceId === undefined ? undefined : await readInvoice(stripe, subject.invoiceId);
    const change = changeOf(account, { subscriptions, invoice }, new Date());
    if (!change) return subscriptions;
    try {
      await services.hasura.query({ ...keepBillingMutation, variables: change }, system);
      return subscriptions;
    } catch (error) {
      // Another process wrote meanwhile, or an administrator has just refused a listing.
      if (!breaks(error, 'users_billing_turn') && !breaks(error, 'laundromats_needs_approval')) throw error;
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

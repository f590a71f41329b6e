import type { Stripe } from 'stripe';
import { violates } from '../../hasura/hasura-error.ts';
import type { SystemCaller } from '../../session/caller.ts';
import { idOf } from '../../stripe/stripe.ts';
import type { BillingServices } from '../billing-services.ts';
import { changeOf } from './account-change.ts';
import { billingAccountQuery, saveBillingMutation, type BillingAccount } from './account-documents.ts';
import { readInvoice, type PaidInvoice } from './stripe-payment.ts';
import { planOf } from './stripe-subscription.ts';

/** Attempts while other processes write the same account; after that the event is retried later. */
const maxAttempts = 8;

type SyncServices = Pick<BillingServices, 'hasura' | 'logger'> & {
  payments: Pick<BillingServices['payments'], 'stripe'>;
};

/** Part of Stripe to synchronize. */
export interface BillingSubject {
  userId: string;
  customerId: string;
  invoiceId?: string;
}

/**
 * Copies the present state of Stripe into our rows in one transaction: every subscription of a customer to one of our
 * plans, one invoice, and their effect on the owner's laundromats. The account's revision is read before Stripe and the changes are written
 * under the next revision, so an older answer never replaces a newer one, whatever the order of events. Returns the
 * subscriptions.
 */
export async function syncAccount(
  services: SyncServices,
  subject: BillingSubject,
  system: SystemCaller,
): Promise<Stripe.Subscription[]> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const account = await readAccount(services, subject, system);
    const stripe = services.payments.stripe();
    const all = await subscriptionsOf(stripe, subject.customerId);
    const ours = all.filter((each) => planOf(each, account) !== undefined);
    if (ours.length < all.length) {
      const others = all.filter((each) => !ours.includes(each)).map(({ id }) => id);
      services.logger.info(
        { subscriptions: others },
        'ignored subscriptions to other products of this account',
      );
    }
    const subscriptions = await Promise.all(ours.map((each) => withPaymentState(stripe, each)));
    const invoice = await invoiceOf(stripe, subject, subscriptions);
    const change = changeOf(account, { subscriptions, invoice }, new Date());
    if (!change) return subscriptions;
    try {
      await services.hasura.query(saveBillingMutation, change, system);
      return subscriptions;
    } catch (error) {
      // Another process has written in the meantime, or an administrator has just refused a laundromat.
      if (!violates(error, 'users_billing_version') && !violates(error, 'laundromats_needs_approval'))
        throw error;
    }
  }
  throw new Error(
    `customer ${subject.customerId} was changed by other processes ${maxAttempts} times in a row`,
  );
}

/** The user has been deleted; an administrator must decide about the data left at Stripe. */
export class MissingUser extends Error {
  override name = 'MissingUser';
}

export async function readAccount(
  { hasura }: Pick<BillingServices, 'hasura'>,
  { userId, invoiceId = '' }: Pick<BillingSubject, 'userId' | 'invoiceId'>,
  system: SystemCaller,
): Promise<BillingAccount> {
  const variables = { userId, invoiceId };
  const { user, ...account } = await hasura.query(billingAccountQuery, variables, system);
  if (!user) throw new MissingUser(`user ${userId} does not exist any more`);
  return { user, ...account };
}

/** Names the state of a subscription whose first payment is on its way: Stripe calls it incomplete, like a failed one. */
async function withPaymentState(stripe: Stripe, subscription: Stripe.Subscription) {
  const invoiceId = idOf(subscription.latest_invoice);
  if (subscription.status !== 'incomplete' || invoiceId === undefined) return subscription;
  const { intent } = await readInvoice(stripe, invoiceId);
  return intent?.status === 'processing' ? { ...subscription, status: 'processing' } : subscription;
}

/** Reads the invoice, unless it is for something else than these subscriptions. */
async function invoiceOf(
  stripe: Stripe,
  { invoiceId }: BillingSubject,
  subscriptions: Stripe.Subscription[],
): Promise<PaidInvoice | undefined> {
  if (invoiceId === undefined) return undefined;
  const read = await readInvoice(stripe, invoiceId);
  const payer = idOf(read.invoice.parent?.subscription_details?.subscription);
  return subscriptions.some(({ id }) => id === payer) ? read : undefined;
}

/** Returns all subscriptions of a customer, ended ones included. */
export function subscriptionsOf(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  return stripe.subscriptions
    .list({ customer, status: 'all', limit: 100 })
    .autoPagingToArray({ limit: 1000 });
}

import type { Stripe } from 'stripe';
import type { Trx } from '../../db/database.ts';
import { geocodeLaundromat } from '../../places/geocode-laundromats.ts';
import type { SystemCaller } from '../../session/caller.ts';
import { idOf } from '../../stripe/stripe.ts';
import type { BillingServices } from '../billing-services.ts';
import { completeDrafts, paidDraftIds, pinsToLeave } from '../drafts/complete-drafts.ts';
import { changeOf, type StripeState, writeChange } from './account-change.ts';
import { accountIn, readAccount, type BillingAccount } from './billing-account.ts';
import { readInvoice, type InvoiceWithPayment } from './stripe-payment.ts';
import { cancelOncePaid, planOf } from './stripe-subscription.ts';
import { payWithNewCard } from './unpaid-invoice.ts';

const maxAttempts = 8;

type SyncServices = Pick<BillingServices, 'db' | 'logger'> & {
  payments: Pick<BillingServices['payments'], 'stripe'>;
};

interface BillingSubject {
  userId: string;
  customerId: string;
  invoiceId?: string;
}

interface SyncSteps {
  prepare(subscriptions: Stripe.Subscription[]): Promise<void>;
  complete(trx: Trx, subscriptions: Stripe.Subscription[]): Promise<boolean>;
}

/**
 * Does everything that follows from a change at Stripe. It may be interrupted anywhere and run again, also
 * concurrently.
 */
export async function syncBilling(
  services: BillingServices,
  subject: BillingSubject,
  system: SystemCaller,
  conclude?: (trx: Trx) => Promise<unknown>,
): Promise<void> {
  const { userId } = subject;
  let withoutPin = new Set<string>();
  let created: string[] = [];
  await syncAccount(services, subject, system, {
    async prepare(subscriptions) {
      await payWithNewCard(services.payments.stripe(), subscriptions);
      await cancelOncePaid(services.payments.stripe(), subscriptions);
      withoutPin = await pinsToLeave(services, paidDraftIds(subscriptions), system);
    },
    async complete(trx, subscriptions) {
      const ids = paidDraftIds(subscriptions);
      created = await completeDrafts(trx, { userId, ids, withoutPin, system });
      await conclude?.(trx);
      return created.length > 0;
    },
  });
  for (const id of created) {
    services.logger.info({ draft: id }, 'a laundromat was created from a paid draft');
    await geocodeLaundromat(services, id, system);
  }
}

/**
 * Copies Stripe's present state into our rows in one transaction. Starts again when the account's revision has changed
 * since Stripe was read, so an older answer never replaces a newer one.
 */
export async function syncAccount(
  services: SyncServices,
  subject: BillingSubject,
  system: SystemCaller,
  steps?: SyncSteps,
): Promise<Stripe.Subscription[]> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const account = await readAccount(services.db, subject, system);
    const state = await stateAtStripe(services, subject, account);
    await steps?.prepare(state.subscriptions);
    const { billingVersion } = account.user;
    const isWritten = await services.db.transaction(system, async (trx) => {
      const locked = () => accountIn(trx, subject, { isLocked: true });
      const stored = await locked();
      if (stored.user.billingVersion !== billingVersion) return false;
      await write(trx, stored, state);
      if (await steps?.complete(trx, state.subscriptions)) await write(trx, await locked(), state);
      return true;
    });
    if (isWritten) return state.subscriptions;
  }
  throw new Error(
    `customer ${subject.customerId} was changed by other processes ${maxAttempts} times in a row`,
  );
}

async function write(trx: Trx, account: BillingAccount, state: StripeState): Promise<void> {
  const change = changeOf(account, state, new Date());
  if (change) await writeChange(trx, change);
}

async function stateAtStripe(
  { payments, logger }: SyncServices,
  subject: BillingSubject,
  account: BillingAccount,
): Promise<StripeState> {
  const stripe = payments.stripe();
  const all = await subscriptionsOf(stripe, subject.customerId);
  const ours = all.filter((each) => planOf(each, account) !== undefined);
  if (ours.length < all.length) {
    const others = all.filter((each) => !ours.includes(each)).map(({ id }) => id);
    logger.info({ subscriptions: others }, 'ignored subscriptions to other products of this account');
  }
  const subscriptions = await Promise.all(ours.map((each) => withPaymentState(stripe, each)));
  return { subscriptions, invoice: await invoiceOf(stripe, subject, subscriptions) };
}

/** Stripe calls a subscription incomplete both while its first payment is on its way and after that has failed. */
async function withPaymentState(stripe: Stripe, subscription: Stripe.Subscription) {
  const invoiceId = idOf(subscription.latest_invoice);
  if (subscription.status !== 'incomplete' || invoiceId === undefined) return subscription;
  const { intent } = await readInvoice(stripe, invoiceId);
  return intent?.status === 'processing' ? { ...subscription, status: 'processing' } : subscription;
}

async function invoiceOf(
  stripe: Stripe,
  { invoiceId }: BillingSubject,
  subscriptions: Stripe.Subscription[],
): Promise<InvoiceWithPayment | undefined> {
  if (invoiceId === undefined) return undefined;
  const read = await readInvoice(stripe, invoiceId);
  const payer = idOf(read.invoice.parent?.subscription_details?.subscription);
  return subscriptions.some(({ id }) => id === payer) ? read : undefined;
}

export function subscriptionsOf(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  return stripe.subscriptions
    .list({ customer, status: 'all', limit: 100 })
    .autoPagingToArray({ limit: 1000 });
}

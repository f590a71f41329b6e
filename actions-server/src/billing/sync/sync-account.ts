import type { Stripe } from 'stripe';
import type { Trx } from '../../db/database.ts';
import { geocodeLaundromat } from '../../places/geocode-laundromats.ts';
import { idOf } from '../../stripe/stripe.ts';
import type { BillingContext } from '../billing-context.ts';
import { completeDrafts, paidDraftIds, pinsToLeave } from '../drafts/complete-drafts.ts';
import { changeOf, type StripeState, writeChange } from './account-change.ts';
import { accountIn, readAccount, type BillingAccount, type BillingSubject } from './billing-account.ts';
import { readInvoice, type InvoiceWithPayment } from './stripe-payment.ts';
import { cancelOncePaid, planOf } from './stripe-subscription.ts';
import { payWithNewCard } from './unpaid-invoice.ts';

const maxAttempts = 8;

type SyncContext = Pick<BillingContext, 'transaction' | 'stripe' | 'logger'>;

interface SyncSteps {
  prepare(subscriptions: Stripe.Subscription[]): Promise<void>;
  complete(trx: Trx, subscriptions: Stripe.Subscription[]): Promise<boolean>;
}

/**
 * Does everything that follows from a change at Stripe. It may be interrupted anywhere and run again, also
 * concurrently.
 */
export async function syncBilling(
  context: BillingContext,
  subject: BillingSubject,
  conclude?: (trx: Trx) => Promise<unknown>,
): Promise<void> {
  const { userId } = subject;
  const { stripe, system } = context;
  let withoutPin = new Set<string>();
  let created: string[] = [];
  await syncAccount(context, subject, {
    async prepare(subscriptions) {
      await payWithNewCard(stripe, subscriptions);
      await cancelOncePaid(stripe, subscriptions);
      withoutPin = await pinsToLeave(context, paidDraftIds(subscriptions));
    },
    async complete(trx, subscriptions) {
      const ids = paidDraftIds(subscriptions);
      created = await completeDrafts(trx, { userId, ids, withoutPin, system });
      await conclude?.(trx);
      return created.length > 0;
    },
  });
  for (const id of created) {
    context.logger.info({ draft: id }, 'a laundromat was created from a paid draft');
    await geocodeLaundromat(context, id, system);
  }
}

/**
 * Copies Stripe's present state into our rows in one transaction. Starts again when the account's revision has changed
 * since Stripe was read, so an older answer never replaces a newer one.
 */
export async function syncAccount(
  context: SyncContext,
  subject: BillingSubject,
  steps?: SyncSteps,
): Promise<Stripe.Subscription[]> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const account = await readAccount(context, subject);
    const state = await stateAtStripe(context, subject, account);
    await steps?.prepare(state.subscriptions);
    const { billingVersion } = account.user;
    const isWritten = await context.transaction(async (trx) => {
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
  { stripe, logger }: SyncContext,
  subject: BillingSubject,
  account: BillingAccount,
): Promise<StripeState> {
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

import type { InsertObject } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { coverageOf, type Flags } from '#contract/billing/coverage.ts';
import { transactionTime, type Trx } from '../../db/database.ts';
import type { DB } from '../../db/generated/tables.ts';
import { differs } from '../../db/iso-times.ts';
import { changedTiers } from '../../laundromats/owner-tiers.ts';
import { idOf, timeOf } from '../../stripe/stripe.ts';
import {
  type AccountAfter,
  type BillingNotification,
  insertMails,
  invoiceNotifications,
  subscriptionNotifications,
} from '../emails/billing-notifications.ts';
import type { BillingAccount } from './billing-account.ts';
import { paymentOf, type InvoiceWithPayment, type PaymentCopy } from './stripe-payment.ts';
import { copyOf, planOf } from './stripe-subscription.ts';

/** The state of an account at Stripe: its subscriptions to our plans, and the invoice that an event is about. */
export interface StripeState {
  subscriptions: Stripe.Subscription[];
  invoice: InvoiceWithPayment | undefined;
}

type AccountChange = NonNullable<ReturnType<typeof changeOf>>;

/**
 * Compares the rows of an account with Stripe, and returns the rows that `writeChange` has to write; undefined when none
 * differs. The subscriptions decide which laundromats are covered, and each difference that the owner should know of
 * becomes an email. Of `account.payments` only the row of the invoice was read.
 */
export function changeOf(account: BillingAccount, atStripe: StripeState, now: Date) {
  const revision = account.user.billingVersion + 1;
  const copies = copiesOf(account, atStripe.subscriptions);
  const copied = new Set(copies.map(({ id }) => id));
  // A subscription that Stripe does not list stays as it is: it belongs to an earlier customer or was made by hand.
  const subscriptions = [...account.subscriptions.filter(({ id }) => !copied.has(id)), ...copies];
  const coverage = coverageOf(subscriptions, account.plans, account.laundromats, now);
  const payment = atStripe.invoice && paymentOf(atStripe.invoice);
  const isNewFraud = payment?.isFraudulent === true && !account.payments[0]?.isFraudulent;
  const isCovered = coverage.granted !== undefined;
  const laundromats = isNewFraud ? coverage.laundromats.map(heldForFraud) : coverage.laundromats;
  const isNewDispute = payment?.status === 'disputed' && payment.disputeStatus !== 'lost';
  const withoutPlan = stateWithoutPlan(laundromats, isNewDispute || Boolean(account.user.isInDispute));
  const after = { subscriptions, payment, revision, isCovered, withoutPlan };
  const mails = newMails(account, atStripe, after, now);
  const change = {
    subscriptions: changedCopies(account, atStripe, copies),
    payments: payment ? changedPayment(account, atStripe, payment, copies) : [],
    laundromats: changedTiers(account.laundromats, laundromats),
    mails,
    // Only emails about a refund that has failed name a laundromat.
    unrefunded: mails.flatMap(({ details: { laundromat } }) => laundromat ?? []),
  };
  if (Object.values(change).every((rows) => rows.length === 0)) return undefined;
  return { userId: account.user.id, revision, ...change };
}

/** After a fraudulent payment, everything waits for an administrator, so that the next one publishes nothing. */
const heldForFraud = ({ id, flags }: { id: string; flags: Flags }) => ({
  id,
  flags: { ...flags, isActive: false, needsApproval: true },
});

/** Returns what stays without a plan; null without laundromats, and while a dispute may still take them offline. */
function stateWithoutPlan(laundromats: { flags: Flags }[], isInDispute: boolean) {
  if (laundromats.length === 0) return null;
  if (!laundromats.some(({ flags }) => flags.isActive)) return 'offline';
  if (isInDispute) return null;
  return laundromats.length === 1 ? 'online' : 'published';
}

type Copy = ReturnType<typeof copiesOf>[number];

/** Our rows as Stripe's subscriptions say they should be. A new one gets an id. */
function copiesOf(account: BillingAccount, fromStripe: Stripe.Subscription[]) {
  const known = new Map(account.subscriptions.map((each) => [each.stripeSubscriptionId, each.id]));
  return fromStripe.map((subscription) => ({
    id: known.get(subscription.id) ?? randomUUID(),
    ...copyOf(subscription, planOf(subscription, account)!),
  }));
}

/** The emails about what Stripe says, except those that were written before. */
function newMails(
  account: BillingAccount,
  { invoice, subscriptions }: StripeState,
  after: AccountAfter,
  now: Date,
): BillingNotification[] {
  const notified = new Set(account.notified.map(({ fact }) => fact));
  const mails = [
    ...(invoice ? invoiceNotifications(invoice, after.payment, notified, now) : []),
    ...subscriptionNotifications(subscriptions, account, after, now),
  ];
  return mails
    .filter(({ fact }) => !notified.has(fact))
    .map(({ details, ...mail }) => ({ ...mail, details: { ...details, withoutPlan: after.withoutPlan } }));
}

function changedCopies({ user, subscriptions }: BillingAccount, atStripe: StripeState, copies: Copy[]) {
  const stored = new Map(subscriptions.map((row) => [row.id, row]));
  const createdAt = new Map(atStripe.subscriptions.map(({ id, created }) => [id, timeOf(created)]));
  return copies
    .filter((copy) => differs(copy, stored.get(copy.id)))
    .map((copy) => ({ ...copy, userId: user.id, createdAt: createdAt.get(copy.stripeSubscriptionId)! }));
}

function changedPayment(
  { payments: [stored] }: BillingAccount,
  { invoice }: StripeState,
  payment: PaymentCopy,
  copies: Copy[],
) {
  const payer = idOf(invoice?.invoice.parent?.subscription_details?.subscription);
  const subscriptionId = copies.find((copy) => copy.stripeSubscriptionId === payer)?.id ?? null;
  const row = { ...payment, subscriptionId };
  if (!differs(row, stored)) return [];
  return [{ ...row, createdAt: timeOf(invoice?.invoice.created ?? null) ?? undefined }];
}

/** Writes a change, for a user whose account is locked. */
export async function writeChange(trx: Trx, change: AccountChange): Promise<void> {
  const { userId, revision, subscriptions, payments, laundromats, mails, unrefunded } = change;
  await trx.updateTable('users').set({ billingVersion: revision }).where('id', '=', userId).execute();
  for (const row of subscriptions)
    await upsert(trx, 'subscriptions', 'stripeSubscriptionId', { ...row, updatedAt: transactionTime });
  for (const row of payments) await upsert(trx, 'payments', 'stripeInvoiceId', row);
  for (const { id, columns } of laundromats)
    await trx.updateTable('laundromats').set(columns).where('id', '=', id).execute();
  if (unrefunded.length > 0) await reopenRefunds(trx, unrefunded);
  await insertMails(trx, userId, mails);
}

const neverUpdated = new Set(['id', 'userId', 'createdAt']);

async function upsert<Table extends 'subscriptions' | 'payments'>(
  trx: Trx,
  table: Table,
  key: 'stripeSubscriptionId' | 'stripeInvoiceId',
  row: InsertObject<DB, Table>,
): Promise<void> {
  const changed = Object.fromEntries(Object.entries(row).filter(([column]) => !neverUpdated.has(column)));
  await trx
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.column(key as never).doUpdateSet(changed as never))
    .execute();
}

/** The bank has returned the refunds of these refused laundromats: an administrator tries again. */
async function reopenRefunds(trx: Trx, laundromatIds: string[]): Promise<void> {
  await trx
    .updateTable('possibleDuplicates')
    .set({ refund: 'failed' })
    .where('laundromatId', 'in', laundromatIds)
    .where('status', '=', 'refused')
    .where('refund', '=', 'done')
    .execute();
  await trx
    .updateTable('laundromatDrafts')
    .set({ refund: 'failed' })
    .where('laundromatId', 'in', laundromatIds)
    .where('refund', '=', 'done')
    .execute();
}

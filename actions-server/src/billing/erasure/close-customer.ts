import type { Stripe } from 'stripe';
import { isInProgress } from '#contract/billing/coverage.ts';
import { ApiError } from '../../http/api-error.ts';
import { idOf, ifKnown } from '../../stripe/stripe.ts';
import { closePage } from '../checkout/payment-page.ts';
import { ignoreRefunded } from '../refunds/refund-laundromat.ts';
import { readInvoice } from '../sync/stripe-payment.ts';
import { cancelAtPeriodEnd, isEnding, metadataKeys } from '../sync/stripe-subscription.ts';
import { subscriptionsOf } from '../sync/sync-account.ts';
import type { EventSubject } from '../webhook/event-subject.ts';

/** Key in the customer's metadata: when a late payment arrives, our rows are gone. */
const erasedAtKey = 'erased_at';
/** Stripe's clock may be behind ours. */
const clockDifferenceMs = 60_000;

/**
 * Closes open payment pages and ends a cancelled or unpaid subscription. Refuses while a subscription would be renewed.
 * Leaves other products of the account alone. Safe to repeat.
 */
export async function closeCustomer(stripe: Stripe, customerId: string): Promise<void> {
  const customer = await ifKnown(stripe.customers.retrieve(customerId));
  if (!customer || customer.deleted) return;
  await endingSubscriptions(stripe, customerId);
  // Marked before the pages are closed: what is paid from here on is refunded.
  await stripe.customers.update(customerId, { metadata: { [erasedAtKey]: new Date().toISOString() } });
  await closePages(stripe, customerId);
  for (const { id } of await endingSubscriptions(stripe, customerId))
    await ifKnown(stripe.subscriptions.cancel(id));
}

/** Closes the open payment pages of a customer. */
export async function closePages(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  for (const { id } of data.filter(isOurs)) await closePage(stripe, id);
}

/** Closes open payment pages, and cancels the subscriptions for the end of the paid period. */
export async function endAtPeriodEnd(stripe: Stripe, customerId: string): Promise<void> {
  await closePages(stripe, customerId);
  const open = (await ourSubscriptions(stripe, customerId)).filter(({ status }) => !over.has(status));
  for (const each of open.filter((one) => !isEnding(one))) await cancelAtPeriodEnd(stripe, each);
}

const over: ReadonlySet<Stripe.Subscription.Status> = new Set(['canceled', 'incomplete_expired']);
/** States of a subscription that Stripe charges only when its holder pays an invoice. */
const unpaid: ReadonlySet<Stripe.Subscription.Status> = new Set(['incomplete', 'unpaid']);

async function endingSubscriptions(stripe: Stripe, customerId: string) {
  const open = (await ourSubscriptions(stripe, customerId)).filter(({ status }) => !over.has(status));
  if (!open.every((each) => isEnding(each) || unpaid.has(each.status)))
    throw new ApiError('subscriptionRunning');
  return open;
}

/**
 * Refunds a payment that arrives after the erasure of its account, and ends its subscription. Returns false for any
 * other customer.
 */
export async function refundErased(
  stripe: Stripe,
  { customerId, invoiceId }: EventSubject,
): Promise<boolean> {
  const customer = await ifKnown(stripe.customers.retrieve(customerId));
  const erasedAt = customer && !customer.deleted ? customer.metadata[erasedAtKey] : undefined;
  if (erasedAt === undefined) return false;
  const ours = await ourSubscriptions(stripe, customerId);
  for (const { id } of ours.filter(isInProgress)) await ifKnown(stripe.subscriptions.cancel(id));
  if (invoiceId === undefined) return true;
  const { invoice, intent } = await readInvoice(stripe, invoiceId);
  const payer = idOf(invoice.parent?.subscription_details?.subscription);
  const paidAtMs = (invoice.status_transitions.paid_at ?? 0) * 1000;
  const isLate = paidAtMs >= Date.parse(erasedAt) - clockDifferenceMs;
  if (intent && isLate && ours.some(({ id }) => id === payer))
    await stripe.refunds
      .create({ payment_intent: intent.id }, { idempotencyKey: `erased:${intent.id}` })
      .catch(ignoreRefunded);
  return true;
}

const isOurs = ({ metadata }: { metadata: Stripe.Metadata | null }) =>
  metadata?.[metadataKeys.user] !== undefined;

const ourSubscriptions = async (stripe: Stripe, customerId: string) =>
  (await subscriptionsOf(stripe, customerId)).filter(isOurs);

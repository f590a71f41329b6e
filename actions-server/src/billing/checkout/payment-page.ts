import { setTimeout as pause } from 'node:timers/promises';
import type { Stripe } from 'stripe';
import { ApiError } from '../../http/api-error.ts';
import { isRefusedByStripe } from '../../stripe/stripe.ts';
import type { BillingContext } from '../billing-context.ts';
import { savePaymentPage } from '../drafts/save-draft.ts';
import { readAccount, type Plan } from '../sync/billing-account.ts';
import { metadataKeys } from '../sync/stripe-subscription.ts';

const maxAttempts = 12;
const longestPauseMs = 400;

export interface Purchase {
  userId: string;
  customerId: string;
  plan: Plan & { stripePriceId: string };
  draftId: string | undefined;
}

/**
 * Keeps one open payment page per user, so that two tabs cannot pay twice: a page for the same purchase is reused, all
 * others are closed. Each attempt claims a new revision of the account, and tries again if another request has claimed
 * the next one meanwhile. Its own page stays open, because that request may have reused it.
 */
export async function openPaymentPage(context: BillingContext, purchase: Purchase): Promise<{ url: string }> {
  let opened: string | undefined;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const revision = await claimRevision(context, purchase.userId);
    if (revision !== undefined) {
      const session = await openOrReuseSession(context, purchase, revision);
      opened = session.id;
      const { user } = await readAccount(context, purchase);
      // A suspension or another role closes only the pages that it finds.
      if (!user.isActive || user.role !== 'owner') break;
      if (user.billingVersion === revision && session.url !== null) {
        const { draftId: id } = purchase;
        const isKept = id === undefined || (await savePaymentPage(context, id, session.id));
        if (!isKept) break;
        return { url: session.url };
      }
    }
    await pause(Math.random() * longestPauseMs);
  }
  if (opened !== undefined) await closePage(context.stripe, opened);
  throw new ApiError('paymentsUnavailable');
}

/** Returns the open session for this purchase, or a new one. When two requests open one at once, both use the first. */
async function openOrReuseSession(context: BillingContext, purchase: Purchase, revision: number) {
  const present = await reusableSession(context, purchase);
  if (present) return present;
  const created = await create(context, purchase, revision);
  return (await reusableSession(context, purchase)) ?? created;
}

async function claimRevision(context: BillingContext, userId: string): Promise<number | undefined> {
  const { user } = await readAccount(context, { userId });
  const revision = user.billingVersion + 1;
  const { numUpdatedRows } = await context.transaction((trx) =>
    trx
      .updateTable('users')
      .set({ billingVersion: revision })
      .where('id', '=', userId)
      .where('billingVersion', '=', user.billingVersion)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n ? revision : undefined;
}

async function reusableSession({ stripe }: BillingContext, purchase: Purchase) {
  const { customerId: customer } = purchase;
  const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  const data = open.data.filter(({ metadata }) => metadata?.[metadataKeys.user] === purchase.userId);
  const expected = metadataOf(purchase);
  const isSame = ({ metadata }: Stripe.Checkout.Session) =>
    Object.values(metadataKeys).every((key) => metadata?.[key] === expected[key]);
  // The oldest comes last; another request may have returned it already.
  const [same, ...copies] = data.filter(isSame).reverse();
  for (const { id } of [...copies, ...data.filter((session) => !isSame(session))])
    await closePage(stripe, id);
  return same;
}

export async function closePagesOf(stripe: Stripe, customer: string, draftId: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  for (const { id, metadata } of data)
    if (metadata?.[metadataKeys.draft] === draftId) await closePage(stripe, id);
}

export async function closePage(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!isRefusedByStripe(error)) throw error;
  }
}

async function create({ stripe, publicUrl }: BillingContext, purchase: Purchase, revision: number) {
  const { userId, customerId, plan, draftId } = purchase;
  const metadata = metadataOf(purchase);
  return stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      locale: 'fr',
      customer: customerId,
      client_reference_id: userId,
      line_items: [{ price: plan.stripePriceId, quantity: 1 }],
      adaptive_pricing: { enabled: false },
      // An invoice must name its payer.
      billing_address_collection: 'required',
      customer_update: { name: 'auto', address: 'auto' },
      // Stripe replaces the placeholder; its braces must not be encoded.
      success_url: `${publicUrl}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicUrl}${draftId === undefined ? '/subscription' : '/add-laundromat?paiement=annule'}`,
      metadata,
      subscription_data: { metadata },
    },
    { idempotencyKey: `checkout:${userId}:${revision}` },
  );
}

function metadataOf({ userId, plan, draftId }: Purchase): Record<string, string> {
  return {
    [metadataKeys.user]: userId,
    [metadataKeys.plan]: plan.id,
    [metadataKeys.price]: plan.stripePriceId,
    ...(draftId !== undefined && { [metadataKeys.draft]: draftId }),
  };
}

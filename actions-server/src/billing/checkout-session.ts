import { setTimeout as pause } from 'node:timers/promises';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { ApiError } from '../platform/api-error.ts';
import type { SystemCaller } from '../platform/caller.ts';
import { breaks } from '../platform/hasura-error.ts';
import { isRefusedByStripe } from '../platform/stripe.ts';
import type { Plan } from './account-documents.ts';
import { readAccount } from './bring-up-to-date.ts';
import type { BillingServices } from './billing-services.ts';
import { nameSessionMutation } from './draft-documents.ts';
import { metadataKeys } from './stripe-subscription.ts';

/** How often another tab may be faster before the visitor is asked to try again. */
const turnsAtMost = 12;
const longestPauseMs = 400;

/** What is to be paid. */
export interface Purchase {
  userId: string;
  customerId: string;
  plan: Plan & { stripePriceId: string };
  draftId: string | undefined;
}

/**
 * One open payment page per user: the open one for the same purchase is used again, others are closed, so that two
 * tabs cannot pay twice. Each attempt takes a new version of the account; when another one has taken the next version
 * meanwhile, its page may be for something else, and this one looks again. A page is not closed for that: the other
 * attempt may have found it for the same purchase.
 */
export async function openCheckout(
  services: BillingServices,
  purchase: Purchase,
  system: SystemCaller,
): Promise<{ url: string }> {
  const stripe = services.payments.stripe();
  let opened: string | undefined;
  for (let turn = 1; turn <= turnsAtMost; turn += 1) {
    const revision = await takeTurn(services, purchase.userId, system);
    if (revision !== undefined) {
      const session = await theSession(services, purchase, revision);
      opened = session.id;
      const { user } = await readAccount(services, purchase, system);
      if (user.billingRevision === revision && session.url !== null) {
        await nameSession(services, purchase, session.id, system);
        return { url: session.url };
      }
    }
    await pause(Math.random() * longestPauseMs);
  }
  if (opened !== undefined) await close(stripe, opened);
  throw new ApiError('paymentsUnavailable');
}

/** The open session for this, or a new one. Of two that were opened at once the first is used, by both. */
async function theSession(
  services: BillingServices,
  purchase: Purchase,
  revision: number,
): Promise<Stripe.Checkout.Session> {
  const stripe = services.payments.stripe();
  const present = await reusableSession(stripe, purchase);
  if (present) return present;
  const created = await create(services, purchase, revision);
  return (await reusableSession(stripe, purchase)) ?? created;
}

const takeTurnMutation = {
  document: /* GraphQL */ `
    mutation TakeBillingTurn($userId: uuid!, $revision: Int!) {
      update_users_by_pk(pk_columns: { id: $userId }, _set: { billingRevision: $revision }) {
        id
      }
    }
  `,
  answer: z.object({}),
};

/** Undefined when somebody else was faster. */
async function takeTurn(
  services: BillingServices,
  userId: string,
  system: SystemCaller,
): Promise<number | undefined> {
  const { user } = await readAccount(services, { userId }, system);
  const revision = user.billingRevision + 1;
  try {
    await services.hasura.query({ ...takeTurnMutation, variables: { userId, revision } }, system);
    return revision;
  } catch (error) {
    if (breaks(error, 'users_billing_turn')) return undefined;
    throw error;
  }
}

/** The open session for exactly this; every other open session of the customer is closed. */
async function reusableSession(
  stripe: Stripe,
  purchase: Purchase,
): Promise<Stripe.Checkout.Session | undefined> {
  const { customerId: customer } = purchase;
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  const wanted = metadataOf(purchase);
  const isSame = ({ metadata }: Stripe.Checkout.Session) =>
    Object.values(metadataKeys).every((key) => metadata?.[key] === wanted[key]);
  // The oldest comes last, and has been served already if any has.
  const [same, ...copies] = data.filter(isSame).reverse();
  for (const { id } of [...copies, ...data.filter((session) => !isSame(session))]) await close(stripe, id);
  return same;
}

/** A session that has just been paid or has expired cannot be closed, and need not be. */
async function close(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!isRefusedByStripe(error)) throw error;
  }
}

async function create({ payments, publicUrl }: BillingServices, purchase: Purchase, revision: number) {
  const { userId, customerId, plan, draftId } = purchase;
  const metadata = metadataOf(purchase);
  return payments.stripe().checkout.sessions.create(
    {
      mode: 'subscription',
      locale: 'fr',
      customer: customerId,
      client_reference_id: userId,
      line_items: [{ price: plan.stripePriceId, quantity: 1 }],
      adaptive_pricing: { enabled: false },
      // An invoice names its payer.
      billing_address_collection: 'required',
      customer_update: { name: 'auto', address: 'auto' },
      // Stripe replaces the braces; they must not be encoded.
      success_url: `${publicUrl}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicUrl}${draftId === undefined ? '/subscription' : '/add-laundromat?paiement=annule'}`,
      metadata,
      subscription_data: { metadata },
    },
    { idempotencyKey: `checkout:${userId}:${revision}` },
  );
}

/** What the session and its subscription carry, so that any one event finds user, plan and draft. */
function metadataOf({ userId, plan, draftId }: Purchase): Record<string, string> {
  return {
    [metadataKeys.user]: userId,
    [metadataKeys.plan]: plan.id,
    [metadataKeys.price]: plan.stripePriceId,
    ...(draftId !== undefined && { [metadataKeys.draft]: draftId }),
  };
}

async function nameSession(
  { hasura }: BillingServices,
  { draftId }: Purchase,
  sessionId: string,
  system: SystemCaller,
): Promise<void> {
  if (draftId === undefined) return;
  await hasura.query({ ...nameSessionMutation, variables: { id: draftId, sessionId } }, system);
}

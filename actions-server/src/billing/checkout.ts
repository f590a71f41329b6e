import type { CheckoutRequest } from '#contract/billing.ts';
import { isInProgress } from '#contract/coverage.ts';
import { ApiError } from '../platform/api-error.ts';
import { systemFor, type SignedInCaller, type SystemCaller } from '../platform/caller.ts';
import { isUnknownToStripe } from '../platform/stripe.ts';
import type { BillingAccount, Plan } from './account-documents.ts';
import { bringUpToDate, MissingUser, readAccount } from './bring-up-to-date.ts';
import { patientSystem, type BillingServices } from './billing-services.ts';
import { keepDraft, requireRoom } from './checkout-draft.ts';
import { openCheckout } from './checkout-session.ts';
import { customerOf, knownCustomer } from './customer.ts';
import { isFor, syncPlans } from './sync-plans.ts';

/** What a visitor waits for a payment page, Stripe's retries included. */
const patienceMs = 28_000;

/** The checkouts that this process is opening. */
const underWay = new WeakMap<BillingServices, Map<string, Promise<{ url: string }>>>();

/** Opens the payment page for a plan. Identical requests at once, as of a double click, share one. */
export async function createCheckout(
  services: BillingServices,
  owner: SignedInCaller,
  request: CheckoutRequest,
): Promise<{ url: string }> {
  const checkouts = underWay.get(services) ?? new Map<string, Promise<{ url: string }>>();
  underWay.set(services, checkouts);
  const key = JSON.stringify([owner.userId, request]);
  const checkout =
    checkouts.get(key) ?? openPage(services, owner, request).finally(() => checkouts.delete(key));
  checkouts.set(key, checkout);
  return checkout;
}

/** Price, tier and whether a plan may be bought at all are decided here. */
async function openPage(
  services: BillingServices,
  owner: SignedInCaller,
  { planId, priceId, draft }: CheckoutRequest,
): Promise<{ url: string }> {
  const stripe = services.payments.stripe();
  const userId = owner.userId;
  const system = patientSystem(owner, patienceMs);
  const account = await accountOf(services, owner);
  const plan = planToBuy(account, planId, priceId);
  await requireCurrentPrice(services, plan, system);

  const { stripeCustomerId } = account.user;
  const isCustomerKnown = (await knownCustomer(stripe, stripeCustomerId)) !== undefined;
  if (stripeCustomerId !== null && isCustomerKnown) {
    await bringUpToDate(services, { userId, customerId: stripeCustomerId }, system);
  }
  const current = await readAccount(services, { userId }, system);
  if (current.subscriptions.some(isInProgress)) {
    throw new ApiError(isCustomerKnown ? 'alreadySubscribed' : 'subscriptionUnmanaged');
  }
  if (draft) {
    requireRoom(current, plan);
    await keepDraft(services.hasura, userId, plan, draft, system);
  }
  const customerId = await customerOf(services, current, system);
  return openCheckout(services, { userId, customerId, plan, draftId: draft?.id }, system);
}

/** A session may outlive its account by some minutes. */
async function accountOf(services: BillingServices, owner: SignedInCaller): Promise<BillingAccount> {
  try {
    return await readAccount(services, owner, systemFor(owner));
  } catch (error) {
    if (error instanceof MissingUser) throw new ApiError('sessionExpired', { cause: error });
    throw error;
  }
}

function planToBuy({ plans }: BillingAccount, id: string, shownPriceId: string | null | undefined) {
  const plan = plans.find((each) => each.id === id && each.isActive);
  if (!plan) throw new ApiError('planNotFound');
  if (Number(plan.price) === 0) throw new ApiError('planIsFree');
  const { stripePriceId } = plan;
  if (stripePriceId === null) throw new ApiError('planNotFound');
  if (shownPriceId != null && shownPriceId !== stripePriceId) throw new ApiError('priceChanged');
  return { ...plan, stripePriceId };
}

/**
 * Refuses a plan whose price at Stripe is not the one of the site: an administrator has changed it, or the account is
 * another one. The price is put right at once, so that the reloaded page can be paid.
 */
async function requireCurrentPrice(
  { payments, hasura }: BillingServices,
  plan: Plan & { stripePriceId: string },
  system: SystemCaller,
): Promise<void> {
  const stripe = payments.stripe();
  try {
    if (isFor(await stripe.prices.retrieve(plan.stripePriceId), plan)) return;
  } catch (error) {
    if (!isUnknownToStripe(error)) throw error;
  }
  await syncPlans(stripe, hasura, system);
  throw new ApiError('priceChanged');
}

import type { CheckoutRequest } from '#contract/billing/billing.ts';
import { isInProgress } from '#contract/billing/coverage.ts';
import { ApiError } from '../../http/api-error.ts';
import { assertPostalCode } from '../../places/postal-code.ts';
import { type SignedInCaller, type SystemCaller, systemWithTimeout } from '../../session/caller.ts';
import { ifKnown } from '../../stripe/stripe.ts';
import { actionTimeoutMs, type BillingServices } from '../billing-services.ts';
import { saveDraft } from '../drafts/save-draft.ts';
import { isFor, syncPlans } from '../plans/sync-plans.ts';
import { MissingUser, readAccount, type BillingAccount, type Plan } from '../sync/billing-account.ts';
import { customerOf, knownCustomer } from '../sync/customer.ts';
import { syncAccount } from '../sync/sync-account.ts';
import { openPaymentPage } from './payment-page.ts';

/** Opens payment pages for plans. Identical concurrent requests, such as those of a double click, share one. */
export function createCheckouts(services: BillingServices) {
  const underWay = new Map<string, Promise<{ url: string }>>();
  return async (request: CheckoutRequest, owner: SignedInCaller): Promise<{ url: string }> => {
    const key = JSON.stringify([owner.userId, request]);
    const checkout =
      underWay.get(key) ?? openPage(services, owner, request).finally(() => underWay.delete(key));
    underWay.set(key, checkout);
    return checkout.catch((error: unknown) => {
      // A session may outlive its account by some minutes.
      throw error instanceof MissingUser ? new ApiError('sessionExpired', { cause: error }) : error;
    });
  };
}

async function openPage(
  services: BillingServices,
  owner: SignedInCaller,
  { planId, priceId, draft }: CheckoutRequest,
): Promise<{ url: string }> {
  const stripe = services.payments.stripe();
  const userId = owner.userId;
  const system = systemWithTimeout(owner, actionTimeoutMs);
  const account = await readAccount(services.db, { userId }, system);
  const plan = planToBuy(account, planId, priceId);
  await requireCurrentPrice(services, plan, system);

  const { stripeCustomerId } = account.user;
  const isCustomerKnown = (await knownCustomer(stripe, account.user)) !== undefined;
  if (stripeCustomerId !== null && isCustomerKnown) {
    await syncAccount(services, { userId, customerId: stripeCustomerId }, system);
  }
  const current = await readAccount(services.db, { userId }, system);
  if (current.subscriptions.some(isInProgress)) {
    throw new ApiError(isCustomerKnown ? 'alreadySubscribed' : 'subscriptionUnmanaged');
  }
  if (draft) {
    await assertPostalCode(services.db, draft.postalCode);
    await saveDraft(services.db, { userId, plan, draft }, system);
  }
  const customerId = await customerOf(services, current, system);
  return openPaymentPage(services, { userId, customerId, plan, draftId: draft?.id }, system);
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
 * Refuses a plan whose price at Stripe differs from the site's, and corrects the price at once: it can be bought after
 * a reload.
 */
async function requireCurrentPrice(
  { payments, db }: BillingServices,
  plan: Plan & { stripePriceId: string },
  system: SystemCaller,
): Promise<void> {
  const stripe = payments.stripe();
  const price = await ifKnown(stripe.prices.retrieve(plan.stripePriceId));
  if (price && isFor(price, plan)) return;
  await syncPlans(stripe, db, system);
  throw new ApiError('priceChanged');
}

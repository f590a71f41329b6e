import type { CheckoutRequest } from '#contract/billing/billing.ts';
import { isInProgress } from '#contract/billing/coverage.ts';
import { ApiError } from '../../http/api-error.ts';
import { assertPostalCode } from '../../places/postal-code.ts';
import type { SignedInCaller } from '../../session/caller.ts';
import { ifKnown } from '../../stripe/stripe.ts';
import { type BillingContext, billingContext, type BillingServices } from '../billing-context.ts';
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
  const context = billingContext(services, owner);
  const { stripe, db } = context;
  const { userId } = owner;
  const account = await readAccount(context, { userId });
  const plan = planToBuy(account, planId, priceId);
  await requireCurrentPrice(context, plan);

  const { stripeCustomerId } = account.user;
  const isCustomerKnown = (await knownCustomer(stripe, account.user)) !== undefined;
  if (stripeCustomerId !== null && isCustomerKnown) {
    await syncAccount(context, { userId, customerId: stripeCustomerId });
  }
  const current = await readAccount(context, { userId });
  if (current.subscriptions.some(isInProgress)) {
    throw new ApiError(isCustomerKnown ? 'alreadySubscribed' : 'subscriptionUnmanaged');
  }
  if (draft) {
    await assertPostalCode(db, draft.postalCode);
    await saveDraft(context, { userId, plan, draft });
  }
  const customerId = await customerOf(context, current);
  return openPaymentPage(context, { userId, customerId, plan, draftId: draft?.id });
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
async function requireCurrentPrice(context: BillingContext, plan: Plan & { stripePriceId: string }) {
  const price = await ifKnown(context.stripe.prices.retrieve(plan.stripePriceId));
  if (price && isFor(price, plan)) return;
  await syncPlans(context);
  throw new ApiError('priceChanged');
}

import type { CheckoutRequest } from '#contract/billing/billing.ts';
import { isInProgress, isWithin } from '#contract/billing/coverage.ts';
import { laundromatDraft, type LaundromatDraft } from '#contract/laundromat/forms.ts';
import { refuse } from '../../hasura/hasura-error.ts';
import type { Hasura } from '../../hasura/hasura.ts';
import { assertPostalCode } from '../../hasura/postal-code.ts';
import { ApiError } from '../../http/api-error.ts';
import {
  type SignedInCaller,
  type SystemCaller,
  systemFor,
  systemWithTimeout,
} from '../../session/caller.ts';
import { ifKnown } from '../../stripe/stripe.ts';
import { actionTimeoutMs, type BillingServices } from '../billing-services.ts';
import { isFor, syncPlans } from '../plans/sync-plans.ts';
import type { BillingAccount, Plan } from '../sync/account-documents.ts';
import { customerOf, knownCustomer } from '../sync/customer.ts';
import { MissingUser, readAccount, syncAccount } from '../sync/sync-account.ts';
import { openCheckout } from './checkout-session.ts';
import { draftQuery, saveDraftMutation } from './draft-documents.ts';

/** Checkouts that this process is opening. */
const underWay = new WeakMap<BillingServices, Map<string, Promise<{ url: string }>>>();

/** Opens the payment page for a plan. Identical concurrent requests, such as those of a double click, share one. */
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

/** Opens the page for the price and tier that the plan has now, if the owner may buy it. */
async function openPage(
  services: BillingServices,
  owner: SignedInCaller,
  { planId, priceId, draft }: CheckoutRequest,
): Promise<{ url: string }> {
  const stripe = services.payments.stripe();
  const userId = owner.userId;
  const system = systemWithTimeout(owner, actionTimeoutMs);
  const account = await accountOf(services, owner);
  const plan = planToBuy(account, planId, priceId);
  await requireCurrentPrice(services, plan, system);

  const { stripeCustomerId } = account.user;
  const isCustomerKnown = (await knownCustomer(stripe, account.user)) !== undefined;
  if (stripeCustomerId !== null && isCustomerKnown) {
    await syncAccount(services, { userId, customerId: stripeCustomerId }, system);
  }
  const current = await readAccount(services, { userId }, system);
  if (current.subscriptions.some(isInProgress)) {
    throw new ApiError(isCustomerKnown ? 'alreadySubscribed' : 'subscriptionUnmanaged');
  }
  if (draft) {
    requireRoom(current, plan);
    await assertPostalCode(services.hasura, draft.postalCode, system);
    await saveDraft(services.hasura, userId, plan, draft, system);
  }
  const customerId = await customerOf(services, current, system);
  return openCheckout(services, { userId, customerId, plan, draftId: draft?.id }, system);
}

/** Reads the account; a session may outlive its account by some minutes. */
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
 * Refuses a plan whose price at Stripe differs from the site's, after an administrator has changed it or when the keys
 * belong to another Stripe account. Corrects the price at once, so that the plan can be bought after a reload.
 */
async function requireCurrentPrice(
  { payments, hasura }: BillingServices,
  plan: Plan & { stripePriceId: string },
  system: SystemCaller,
): Promise<void> {
  const stripe = payments.stripe();
  const price = await ifKnown(stripe.prices.retrieve(plan.stripePriceId));
  if (price && isFor(price, plan)) return;
  await syncPlans(stripe, hasura, system);
  throw new ApiError('priceChanged');
}

/** Refuses a draft for which the plan has no room: nobody should pay for a laundromat that stays unpublished. */
function requireRoom({ laundromats }: BillingAccount, plan: Plan): void {
  if (isWithin(plan, laundromats.length)) return;
  const { name, maxLaundromats } = plan;
  const allowed = maxLaundromats === 1 ? 'une seule laverie' : `${maxLaundromats} laveries`;
  const present = laundromats.length === 1 ? 'une' : String(laundromats.length);
  const reason = `La formule ${name} permet ${allowed} et vous en avez déjà ${present}. `;
  // No laundromat of this owner is approved, so buying the plan would publish none of them.
  const remedy = laundromats.every(({ needsApproval }) => needsApproval)
    ? 'Corrigez la fiche refusée depuis votre espace propriétaire : un administrateur décidera de nouveau.'
    : `Choisissez Premium+ pour en ajouter, ou souscrivez ${name} depuis votre espace d'abonnement pour la laverie existante\u00a0: une deuxième peut ensuite s'y ajouter, gratuite.`;
  throw new ApiError('laundromatLimitReached', { message: reason + remedy });
}

/** Stores a draft until it is paid. */
async function saveDraft(
  hasura: Hasura,
  userId: string,
  plan: Plan,
  draft: LaundromatDraft,
  system: SystemCaller,
): Promise<void> {
  const { id } = draft;
  const found = await hasura.query(draftQuery, { id }, system);
  const { laundromat_drafts_by_pk: stored, laundromats_by_pk: laundromat } = found;
  const isAnotherUsers =
    (stored !== null && stored.userId !== userId) || (laundromat !== null && laundromat.userId !== userId);
  if (isAnotherUsers) throw new ApiError('conflict');
  if (stored?.completedAt != null || laundromat !== null) throw new ApiError('draftAlreadyUsed');
  const row = {
    id,
    userId,
    planId: plan.id,
    form: laundromatDraft.parse(draft),
  };
  const variables = { draft: row, userId };
  const kept = await hasura
    .query(saveDraftMutation, variables, system)
    .catch(refuse({ laundromat_drafts_id_unused: 'laundromatDeleted' }));
  if (kept.insert_laundromat_drafts.affected_rows === 0) throw new ApiError('draftAlreadyUsed');
}

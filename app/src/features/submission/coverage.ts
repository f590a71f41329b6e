import { activeStatus } from '#contract/billing.ts';
import { listingTiers, type ListingTier } from '#contract/laundromat.ts';
import type { OwnSubscription } from '#app/graphql/own-subscription.ts';
import type { Plan } from '#app/graphql/plans-query.ts';
import { tierOfPlan } from '#app/lib/plan.ts';

/**
 * `choose`: to be had, after payment where it has a price. `included`: what the owner pays for already. `covered`: less
 * than that. `manage`: a subscription runs, and is changed at the payment provider's instead of being bought twice.
 * `full`: the owner has as many laundromats as the plan allows.
 */
export type TierOffer = 'choose' | 'included' | 'covered' | 'manage' | 'full';

export interface Coverage {
  /** The plan that every new laundromat is listed under; undefined without a running subscription. */
  planName?: string;
  offers: Record<ListingTier, TierOffer>;
}

type Subscription = Pick<OwnSubscription, 'status' | 'plan'>;

type Limit = Pick<Plan, 'price' | 'allowFeatured' | 'maxLaundromats'>;

/** What an owner may choose, given the subscription and the laundromats they have. */
export function coverageOf(
  subscription: Subscription | null,
  plans: readonly Limit[],
  ownCount: number,
): Coverage {
  const { planName, offers } = offersUnder(subscription);
  for (const plan of plans) {
    const tier = tierOfPlan(plan);
    const isFull = plan.maxLaundromats !== -1 && ownCount >= plan.maxLaundromats;
    if (isFull && (offers[tier] === 'choose' || offers[tier] === 'included')) offers[tier] = 'full';
  }
  return { planName, offers };
}

function offersUnder(subscription: Subscription | null): Coverage {
  const offers: Record<ListingTier, TierOffer> = { free: 'choose', premium: 'choose', featured: 'choose' };
  if (!subscription) return { offers };
  const plan = subscription.status === activeStatus ? subscription.plan : null;
  if (!plan) return { offers: { ...offers, premium: 'manage', featured: 'manage' } };
  const own = listingTiers.indexOf(tierOfPlan(plan));
  for (const [rank, tier] of listingTiers.entries()) {
    offers[tier] = rank < own ? 'covered' : rank === own ? 'included' : 'manage';
  }
  return { planName: plan.name, offers };
}

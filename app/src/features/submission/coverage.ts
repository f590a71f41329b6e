import { activeStatus } from '#contract/billing.ts';
import { listingTiers, type ListingTier } from '#contract/laundromat.ts';
import type { OwnSubscription } from '#app/graphql/own-subscription.ts';
import { tierOfPlan } from '#app/lib/plan.ts';

/**
 * `choose`: to be had, after payment where it has a price. `included`: what the owner pays for already. `covered`: less
 * than that. `manage`: a subscription runs, and is changed at the payment provider's instead of being bought twice.
 */
export type TierOffer = 'choose' | 'included' | 'covered' | 'manage';

export interface Coverage {
  /** The plan that every new laundromat is listed under; undefined without a running subscription. */
  planName?: string;
  offers: Record<ListingTier, TierOffer>;
}

type Subscription = Pick<OwnSubscription, 'status' | 'plan'>;

/** What an owner may choose, given the subscription they have. */
export function coverageOf(subscription: Subscription | null): Coverage {
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

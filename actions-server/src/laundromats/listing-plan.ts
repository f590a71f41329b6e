import { activeStatus } from '#contract/billing.ts';
import { featuredDays } from '#contract/laundromat.ts';
import { systemFor, type SignedInCaller } from '../platform/caller.ts';
import type { Hasura } from '../platform/hasura.ts';
import { listingPlanQuery, type ListingPlan } from './listing-documents.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The plan under which an owner lists a laundromat now. A plan that is no longer sold is still theirs. */
export async function listingPlanOf(hasura: Hasura, owner: SignedInCaller): Promise<ListingPlan> {
  const variables = { userId: owner.userId, status: activeStatus };
  const { subscriptions, subscription_plans } = await hasura.query(
    { ...listingPlanQuery, variables },
    systemFor(owner),
  );
  const plan = subscriptions[0]?.plan ?? subscription_plans[0];
  if (!plan) throw new Error('there is no free plan');
  return plan;
}

/** What a plan makes of a listing, whatever the request asked for. A free one waits for moderation. */
export function flagsOf(plan: ListingPlan, now: Date) {
  const isPremium = Number(plan.price) > 0;
  const isFeatured = isPremium && plan.allowFeatured;
  return {
    isActive: isPremium,
    isPremium,
    isFeatured,
    featuredUntil: isFeatured ? new Date(now.getTime() + featuredDays * dayMs).toISOString() : null,
  };
}

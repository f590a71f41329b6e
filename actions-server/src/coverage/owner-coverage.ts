import { z } from 'zod';
import { subscription, subscriptionPlan } from '#contract/billing/billing.ts';
import { coverageOf } from '#contract/billing/coverage.ts';
import type { SystemCaller } from '../session/caller.ts';
import type { Hasura } from '../hasura/hasura.ts';

const plan = subscriptionPlan.extend({ isActive: z.boolean() });
const storedSubscription = subscription.omit({ plan: true });
const listing = z.object({
  id: z.guid(),
  name: z.string(),
  isActive: z.boolean(),
  isPremium: z.boolean(),
  needsApproval: z.boolean(),
});

/** Sent as superuser: the owner's role cannot read a plan that is no longer sold, which the owner may still have. */
const ownerCoverageQuery = {
  document: /* GraphQL */ `
    query OwnerCoverage($userId: uuid!) {
      subscriptions(where: { userId: { _eq: $userId } }, order_by: [{ createdAt: desc }, { id: asc }]) {
        id
        userId
        planId
        stripeSubscriptionId
        status
        currentPeriodStart
        currentPeriodEnd
        cancelAtPeriodEnd
        canceledAt
        trialStart
        trialEnd
        createdAt
        updatedAt
      }
      plans: subscription_plans(order_by: [{ createdAt: asc }, { id: asc }]) {
        id
        name
        stripePriceId
        price
        currency
        interval
        features
        maxLaundromats
        allowFeatured
        prioritySupport
        isActive
      }
      listings: laundromats(
        where: { userId: { _eq: $userId } }
        order_by: [{ createdAt: asc }, { id: asc }]
      ) {
        id
        name
        isActive
        isPremium
        needsApproval
      }
    }
  `,
  answer: z.object({
    subscriptions: z.array(storedSubscription),
    plans: z.array(plan),
    listings: z.array(listing),
  }),
};

/** Returns what an owner's subscriptions cover now, with the rows behind it. `added` is the id of a laundromat to be created. */
export async function ownerCoverage(hasura: Hasura, userId: string, system: SystemCaller, added?: string) {
  const rows = await hasura.query({ ...ownerCoverageQuery, variables: { userId } }, system);
  const { subscriptions, plans, listings } = rows;
  const candidate = { id: added ?? '', isActive: false, isPremium: false, needsApproval: false };
  const others = listings.filter(({ id }) => id !== added);
  const all = added === undefined ? listings : [...others, candidate];
  return { ...rows, coverage: coverageOf(subscriptions, plans, all, new Date()) };
}

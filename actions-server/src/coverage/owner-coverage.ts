import { coverageOf, isWithin } from '#contract/billing/coverage.ts';
import { superuserGraphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { SystemCaller } from '../session/caller.ts';
import { planFields, subscriptionFields } from './subscription-fragments.ts';

/** Sent as superuser: the owner's role cannot read a plan that is no longer sold, which the owner may still have. */
export const ownerCoverageQuery = superuserGraphql(
  `
    query OwnerCoverage($userId: uuid!) {
      subscriptions(where: { userId: { _eq: $userId } }, order_by: [{ createdAt: desc }, { id: asc }]) {
        ...SubscriptionFields
      }
      plans: subscription_plans(order_by: [{ createdAt: asc }, { id: asc }]) {
        ...PlanFields
        isActive
      }
      laundromats(
        where: { userId: { _eq: $userId }, closedAt: { _is_null: true } }
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
  [subscriptionFields, planFields],
);

/**
 * Returns an owner's rows with what the plans cover. `next` is the reason that one more laundromat would get, if it may be
 * added.
 */
export async function ownerCoverage(hasura: Hasura, userId: string, system: SystemCaller) {
  const rows = await hasura.query(ownerCoverageQuery, { userId }, system);
  const { subscriptions, plans, laundromats } = rows;
  const candidate = { id: '', isActive: false, isPremium: false, needsApproval: false };
  const now = new Date();
  const coverage = coverageOf(subscriptions, plans, laundromats, now);
  const withOneMore = coverageOf(subscriptions, plans, [...laundromats, candidate], now);
  const room = { maxLaundromats: coverage.room };
  const present = laundromats.length;
  const next = isWithin(room, present) ? (withOneMore.laundromats.at(-1)?.reason ?? null) : null;
  return { ...rows, coverage, next, isOverLimit: present > 0 && !isWithin(room, present - 1) };
}

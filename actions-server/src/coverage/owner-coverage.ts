import { coverageOf, isWithin } from '#contract/billing/coverage.ts';
import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { SystemCaller } from '../session/caller.ts';
import { planFields, subscriptionFields } from './subscription-fragments.ts';

/** Sent as superuser: the owner's role cannot read a plan that is no longer sold, which the owner may still have. */
export const ownerCoverageQuery = graphql(
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
 * Returns the coverage that an owner's subscriptions give now, and the rows from which it is computed. `added` is the
 * id of a laundromat that the owner is about to get. `next` says why one more laundromat would be covered; null where
 * there is no room for it.
 */
export async function ownerCoverage(hasura: Hasura, userId: string, system: SystemCaller, added?: string) {
  const rows = await hasura.query(ownerCoverageQuery, { userId }, system);
  const { subscriptions, plans, laundromats } = rows;
  const candidate = { id: added ?? '', isActive: false, isPremium: false, needsApproval: false };
  const others = laundromats.filter(({ id }) => id !== added);
  const now = new Date();
  const withOneMore = coverageOf(subscriptions, plans, [...others, candidate], now);
  const coverage = added === undefined ? coverageOf(subscriptions, plans, laundromats, now) : withOneMore;
  const room = { maxLaundromats: coverage.room };
  const next = isWithin(room, others.length) ? (withOneMore.laundromats.at(-1)?.reason ?? null) : null;
  const isOverLimit = others.length > 0 && !isWithin(room, others.length - 1);
  return { ...rows, coverage, next, isOverLimit };
}

import type { OwnedLaundromatsQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { ownSubscriptionFragment } from '#app/graphql/plans/own-subscription.ts';

export type OwnedLaundromat = OwnedLaundromatsQuery['laundromats'][number];

export const ownedLaundromatsQuery = graphql(`
  query OwnedLaundromats($me: uuid!, $limit: Int!, $offset: Int!, $since: date!) {
    laundromats(
      where: { owner: { id: { _eq: $me } } }
      order_by: [{ createdAt: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      slug
      name
      address
      postalCode
      city
      phone
      priceFrom: statedPriceFrom
      hours: statedHours
      weeklyHours
      assumedFacts
      isActive
      closedAt
      refusedAt
      refusals: moderationActions(
        where: { decision: { _eq: "refused" } }
        order_by: [{ createdAt: desc }]
        limit: 1
      ) {
        id
        reason
      }
      isPremium
      isFeatured
      featuredUntil
      factsCheckedAt
      counts(where: { month: { _gte: $since } }, order_by: [{ month: asc }]) {
        month
        kind
        count
        isCapped
        createdAt
      }
      photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {
        id
        url
        alt
      }
    }
    corrections: fact_corrections_aggregate(where: { status: { _eq: "open" } }) {
      aggregate {
        count
      }
    }
    unanswered: reviews_aggregate(
      where: { laundromat: { owner: { id: { _eq: $me } } }, answeredAt: { _is_null: true } }
    ) {
      aggregate {
        count
      }
    }
    all: laundromats_aggregate(where: { owner: { id: { _eq: $me } } }) {
      aggregate {
        count
      }
    }
    premium: laundromats_aggregate(where: { owner: { id: { _eq: $me } }, isPremium: { _eq: true } }) {
      aggregate {
        count
      }
    }
    active: laundromats_aggregate(where: { owner: { id: { _eq: $me } }, isActive: { _eq: true } }) {
      aggregate {
        count
      }
    }
  }
`);

/** Selects the best subscription that grants a plan, by the order that the server uses, and the latest one. */
export const ownSubscriptionQuery = graphql(
  `
    query OwnSubscription($me: uuid!, $granting: [String!]!) {
      granted: subscriptions(
        where: { userId: { _eq: $me }, status: { _in: $granting } }
        order_by: [{ plan: { allowFeatured: desc } }, { plan: { price: desc } }, { createdAt: desc }]
        limit: 1
      ) {
        ...OwnSubscription
      }
      latest: subscriptions(where: { userId: { _eq: $me } }, order_by: { createdAt: desc }, limit: 1) {
        ...OwnSubscription
      }
    }
  `,
  [ownSubscriptionFragment],
);

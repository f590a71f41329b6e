import { gql } from 'urql';
import type {
  OwnedLaundromatsQuery,
  OwnedLaundromatsQueryVariables,
  OwnSubscriptionQuery,
  OwnSubscriptionQueryVariables,
} from '#app/graphql/generated/graphql.ts';

export type OwnedLaundromat = OwnedLaundromatsQuery['laundromats'][number];
export type OwnSubscription = OwnSubscriptionQuery['active'][number];

export const ownedLaundromatsQuery = gql<OwnedLaundromatsQuery, OwnedLaundromatsQueryVariables>`
  query OwnedLaundromats($me: uuid!, $limit: Int!, $offset: Int!) {
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
      isActive
      refusedAt
      refusalReason
      isPremium
      isFeatured
      featuredUntil
      averageRating
      reviewCount
      photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {
        id
        url
        alt
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
`;

/** An active subscription stands before a newer one that is not, the best first, as the server grants it. */
export const ownSubscriptionQuery = gql<OwnSubscriptionQuery, OwnSubscriptionQueryVariables>`
  query OwnSubscription($me: uuid!) {
    active: subscriptions(
      where: { userId: { _eq: $me }, status: { _eq: "active" } }
      order_by: [{ plan: { allowFeatured: desc } }, { plan: { price: desc } }, { createdAt: desc }]
      limit: 1
    ) {
      ...OwnSubscription
    }
    latest: subscriptions(where: { userId: { _eq: $me } }, order_by: { createdAt: desc }, limit: 1) {
      ...OwnSubscription
    }
  }
  fragment OwnSubscription on subscriptions {
    id
    status
    currentPeriodEnd
    cancelAtPeriodEnd
    plan {
      id
      name
    }
  }
`;

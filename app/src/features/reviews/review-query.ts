import type { ReviewFragment } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { reviewFragment } from '#app/graphql/laundromats/laundromat-query.ts';

export type Review = ReviewFragment;

export const reviewsPerPage = 10;

export const reviewPageQuery = graphql(
  `
    query ReviewPage($laundromatId: uuid!, $limit: Int!, $offset: Int!) {
      reviews(
        where: { laundromatId: { _eq: $laundromatId } }
        order_by: [{ createdAt: desc }, { id: asc }]
        limit: $limit
        offset: $offset
      ) {
        ...Review
      }
    }
  `,
  [reviewFragment],
);

export const reviewDistributionQuery = graphql(`
  query ReviewDistribution($laundromatId: uuid!) {
    five: reviews_aggregate(where: { laundromatId: { _eq: $laundromatId }, rating: { _eq: 5 } }) {
      aggregate {
        count
      }
    }
    four: reviews_aggregate(where: { laundromatId: { _eq: $laundromatId }, rating: { _eq: 4 } }) {
      aggregate {
        count
      }
    }
    three: reviews_aggregate(where: { laundromatId: { _eq: $laundromatId }, rating: { _eq: 3 } }) {
      aggregate {
        count
      }
    }
    two: reviews_aggregate(where: { laundromatId: { _eq: $laundromatId }, rating: { _eq: 2 } }) {
      aggregate {
        count
      }
    }
    one: reviews_aggregate(where: { laundromatId: { _eq: $laundromatId }, rating: { _eq: 1 } }) {
      aggregate {
        count
      }
    }
  }
`);

export const ownedLaundromatQuery = graphql(`
  query OwnedLaundromat($laundromatId: uuid!, $userId: uuid!) {
    laundromats(where: { id: { _eq: $laundromatId }, owner: { id: { _eq: $userId } } }) {
      id
    }
  }
`);

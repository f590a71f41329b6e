import { gql } from 'urql';

export interface Review {
  id: string;
  authorName: string;
  rating: number;
  comment: string | null;
  createdAt: string;
}

export const reviewsPerPage = 10;

/** One further page of the reviews of a laundromat, newest first. */
export const reviewPageQuery = gql<
  { reviews: Review[] },
  { laundromatId: string; limit: number; offset: number }
>`
  query ReviewPage($laundromatId: uuid!, $limit: Int!, $offset: Int!) {
    reviews(
      where: { laundromatId: { _eq: $laundromatId } }
      order_by: [{ createdAt: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      authorName
      rating
      comment
      createdAt
    }
  }
`;

interface Counted {
  aggregate: { count: number } | null;
}

/** How many gave five stars, four, and so on. */
export const reviewDistributionQuery = gql<
  { five: Counted; four: Counted; three: Counted; two: Counted; one: Counted },
  { laundromatId: string }
>`
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
`;

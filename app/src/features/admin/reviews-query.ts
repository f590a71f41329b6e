import { gql } from 'urql';
import type {
  AdminReviewsQuery,
  AdminReviewsQueryVariables,
  RemoveReviewMutation,
  RemoveReviewMutationVariables,
} from '#app/graphql/generated/graphql.ts';
import { searchPatterns } from './search-words.ts';

export type AdminReview = AdminReviewsQuery['reviews'][number];
type Where = AdminReviewsQueryVariables['where'];

export const reviewFilters = [
  { value: '', label: 'Tous' },
  { value: '1', label: '1 étoile' },
  { value: '2', label: '2 étoiles' },
  { value: '3', label: '3 étoiles' },
  { value: '4', label: '4 étoiles' },
  { value: '5', label: '5 étoiles' },
] as const;

export function reviewsWhere(q: string, filter: string): Where {
  const words = searchPatterns(q).map((pattern) => ({
    _or: [
      { authorName: { _ilike: pattern } },
      { comment: { _ilike: pattern } },
      { laundromat: { name: { _ilike: pattern } } },
    ],
  }));
  return filter ? { rating: { _eq: Number(filter) || 0 }, _and: words } : { _and: words };
}

export const reviewsQuery = gql<AdminReviewsQuery, AdminReviewsQueryVariables>`
  query AdminReviews($where: reviews_bool_exp!, $limit: Int!, $offset: Int!) {
    reviews(where: $where, order_by: [{ createdAt: desc }, { id: asc }], limit: $limit, offset: $offset) {
      id
      authorName
      rating
      comment
      createdAt
      userId
      laundromat {
        id
        name
        slug
      }
    }
    reviews_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`;

/** The database deletes the review that a removal names. */
export const removeReviewMutation = gql<RemoveReviewMutation, RemoveReviewMutationVariables>`
  mutation RemoveReview($reviewId: uuid!, $reason: String!) {
    insert_review_removals_one(object: { reviewId: $reviewId, reason: $reason }) {
      id
    }
  }
`;

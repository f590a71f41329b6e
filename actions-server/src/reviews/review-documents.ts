import type { Review } from '#contract/laundromat/laundromats.ts';
import type { StoredReviewFragment } from '../hasura/generated/graphql.ts';
import { graphql } from '../hasura/graphql.ts';
import { reviewFragment } from '../hasura/review-fragment.ts';

const storedReview = graphql(
  `
    fragment StoredReview on reviews {
      ...Review
      laundromatId
      isHeld
    }
  `,
  [reviewFragment],
);

/** Returns the review as the REST contract defines it, and separately whether it waits for an administrator. */
export function reviewOf({ laundromatId: _, isHeld, ...review }: StoredReviewFragment): {
  review: Review;
  isHeld: boolean;
} {
  return { review, isHeld };
}

/** The reviewed laundromat, the review where it is stored already, and the laundromats near it whose owner may be the author. */
export const reviewedLaundromatQuery = graphql(`
  query ReviewedLaundromat($id: uuid!, $review: uuid!, $reviewer: laundromats_of_reviewer_args!) {
    laundromats_by_pk(id: $id) {
      isActive
    }
    reviews_by_pk(id: $review) {
      id
    }
    laundromats_of_reviewer(args: $reviewer) {
      id
      owner {
        id
      }
    }
  }
`);

/** Stores a review in place of those that `replaced` matches. */
export const postReviewMutation = graphql(
  `
    mutation PostReview($review: reviews_insert_input!, $replaced: reviews_bool_exp!) {
      delete_reviews(where: $replaced) {
        affected_rows
      }
      insert_reviews_one(object: $review) {
        ...StoredReview
      }
    }
  `,
  [storedReview],
);

export const reviewQuery = graphql(
  `
    query Review($id: uuid!) {
      reviews_by_pk(id: $id) {
        ...StoredReview
      }
    }
  `,
  [storedReview],
);

/** Changes nothing when the review is too old, or by another author. */
export const withdrawReviewMutation = graphql(`
  mutation WithdrawReview($id: uuid!, $author: uuid_comparison_exp!, $since: timestamptz!) {
    insert_deleted_ids_one(
      object: { tableName: "reviews", id: $id }
      on_conflict: { constraint: deleted_ids_pkey, update_columns: [] }
    ) {
      id
    }
    delete_reviews(where: { id: { _eq: $id }, userId: $author, createdAt: { _gt: $since } }) {
      affected_rows
    }
  }
`);

export const answeredReviewQuery = graphql(`
  query AnsweredReview($id: uuid!) {
    reviews_by_pk(id: $id) {
      answer
      laundromat {
        id
        isActive
        owner {
          id
        }
      }
    }
  }
`);

/**
 * Changes nothing when the review already has an answer, also when two arrive at once, or when the user is not the
 * owner.
 */
export const answerReviewMutation = graphql(`
  mutation AnswerReview($id: uuid!, $userId: uuid!, $answer: String!, $answeredAt: timestamptz!) {
    update_reviews(
      where: { id: { _eq: $id }, answer: { _is_null: true }, laundromat: { userId: { _eq: $userId } } }
      _set: { answer: $answer, answeredAt: $answeredAt }
    ) {
      affected_rows
    }
  }
`);

/** Changes only a review that is recent, unanswered and by the same author. */
export const replaceReviewMutation = graphql(
  `
    mutation ReplaceReview(
      $id: uuid!
      $author: uuid_comparison_exp!
      $since: timestamptz!
      $text: reviews_set_input!
    ) {
      update_reviews(
        where: { id: { _eq: $id }, userId: $author, createdAt: { _gt: $since }, answer: { _is_null: true } }
        _set: $text
      ) {
        returning {
          ...StoredReview
        }
      }
    }
  `,
  [storedReview],
);

/** The first review from a network about a laundromat. */
export const firstReviewQuery = graphql(`
  query FirstReview($slot: String!) {
    reviews(where: { senderSlot: { _eq: $slot } }) {
      userId
    }
  }
`);

export const senderQuery = graphql(`
  query Sender($id: uuid!) {
    reviews_by_pk(id: $id) {
      userId
      senderHash
    }
  }
`);

export const senderReviewsQuery = graphql(`
  query SenderReviews($sender: reviews_bool_exp!, $limit: Int!) {
    reviews(where: $sender, order_by: [{ laundromatId: asc }, { id: asc }], limit: $limit) {
      id
      laundromatId
    }
    reviews_aggregate(where: $sender) {
      aggregate {
        count
        laundromats: count(columns: laundromatId, distinct: true)
      }
    }
  }
`);

export const removeReviewsMutation = graphql(`
  mutation RemoveReviews($actions: [moderation_actions_insert_input!]!) {
    insert_moderation_actions(objects: $actions) {
      affected_rows
    }
  }
`);

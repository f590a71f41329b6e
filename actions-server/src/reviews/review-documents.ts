import { z } from 'zod';
import { review, type Review } from '#contract/laundromat/laundromats.ts';

const reviewFragment = /* GraphQL */ `
  fragment StoredReview on reviews {
    id
    laundromatId
    authorName
    rating
    comment
    createdAt
    visitedOn
    answer
    answeredAt
  }
`;

const storedReview = review.extend({ laundromatId: z.guid() });
type StoredReview = z.infer<typeof storedReview>;

/** Returns the review as the REST contract defines it, without the laundromat's id. */
export function reviewOf({ laundromatId: _, ...review }: StoredReview): Review {
  return review;
}

export const reviewedLaundromatQuery = {
  document: /* GraphQL */ `
    query ReviewedLaundromat($id: uuid!) {
      laundromats_by_pk(id: $id) {
        isActive
      }
    }
  `,
  answer: z.object({ laundromats_by_pk: z.object({ isActive: z.boolean() }).nullable() }),
};

export const postReviewMutation = {
  document: /* GraphQL */ `
    mutation PostReview($review: reviews_insert_input!) {
      insert_reviews_one(object: $review) {
        ...StoredReview
      }
    }
    ${reviewFragment}
  `,
  answer: z.object({ insert_reviews_one: storedReview }),
};

export const reviewQuery = {
  document: /* GraphQL */ `
    query Review($id: uuid!) {
      reviews_by_pk(id: $id) {
        ...StoredReview
      }
    }
    ${reviewFragment}
  `,
  answer: z.object({ reviews_by_pk: storedReview.nullable() }),
};

export const answeredReviewQuery = {
  document: /* GraphQL */ `
    query AnsweredReview($id: uuid!) {
      reviews_by_pk(id: $id) {
        ...StoredReview
        laundromat {
          isActive
          owner {
            id
          }
        }
      }
    }
    ${reviewFragment}
  `,
  answer: z.object({
    reviews_by_pk: storedReview
      .extend({
        laundromat: z.object({ isActive: z.boolean(), owner: z.object({ id: z.guid() }).nullable() }),
      })
      .nullable(),
  }),
};

/** Changes nothing when the review has an answer, also when two come at once. */
export const answerReviewMutation = {
  document: /* GraphQL */ `
    mutation AnswerReview($id: uuid!, $answer: String!, $answeredAt: timestamptz!) {
      update_reviews(
        where: { id: { _eq: $id }, answer: { _is_null: true } }
        _set: { answer: $answer, answeredAt: $answeredAt }
      ) {
        returning {
          ...StoredReview
        }
      }
    }
    ${reviewFragment}
  `,
  answer: z.object({ update_reviews: z.object({ returning: z.array(storedReview) }) }),
};

/** Changes only a review that is recent, unanswered and by the same author. */
export const replaceReviewMutation = {
  document: /* GraphQL */ `
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
    ${reviewFragment}
  `,
  answer: z.object({ update_reviews: z.object({ returning: z.array(storedReview) }) }),
};

import { z } from 'zod';
import { review } from '#contract/laundromats.ts';

const reviewFragment = /* GraphQL */ `
  fragment StoredReview on reviews {
    id
    laundromatId
    authorName
    rating
    comment
    createdAt
  }
`;

const storedReview = review.extend({ laundromatId: z.guid() });
export type StoredReview = z.infer<typeof storedReview>;

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

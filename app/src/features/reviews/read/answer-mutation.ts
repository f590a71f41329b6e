import { graphql } from '#app/data/graphql.ts';
import { reviewFragment } from '#app/data/laundromats/review-fragment.ts';

/** Publishes the owner's answer to a review and returns the review. */
export const answerReviewMutation = graphql(
  `
    mutation AnswerReview($id: uuid!, $answer: String!) {
      answerReview(id: $id, answer: $answer) {
        id
        review {
          ...Review
        }
      }
    }
  `,
  [reviewFragment],
);

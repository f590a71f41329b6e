import { gql } from 'urql';
import type { AnswerReviewMutation, AnswerReviewMutationVariables } from '#app/data/generated/graphql.ts';

/** Publishes the owner's answer to a review and returns the review. */
export const answerReviewMutation = gql<AnswerReviewMutation, AnswerReviewMutationVariables>`
  mutation AnswerReview($id: uuid!, $answer: String!) {
    answerReview(id: $id, answer: $answer) {
      id
      review {
        id
        authorName
        rating
        comment
        createdAt
        visitedOn
        answer
        answeredAt
      }
    }
  }
`;

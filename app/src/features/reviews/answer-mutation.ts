import { graphql } from '#app/data/graphql.ts';

/** Publishes the owner's answer to a review and returns the review. */
export const answerReviewMutation = graphql(`
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
`);

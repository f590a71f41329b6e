import { graphql } from '#app/graphql/graphql.ts';

/** Sends a question to the owner. Sending it again with the same id changes nothing. */
export const askOwnerMutation = graphql(`
  mutation AskOwner($question: OwnerQuestionInput!) {
    askOwner(question: $question) {
      id
    }
  }
`);

/** Questions about an owner's laundromats: first those without an answer, then the newest. */
export const ownQuestionsQuery = graphql(`
  query OwnQuestions($me: uuid!, $limit: Int!) {
    owner_questions(
      where: { laundromat: { owner: { id: { _eq: $me } } } }
      order_by: [{ answeredAt: desc_nulls_first }, { createdAt: desc }, { id: asc }]
      limit: $limit
    ) {
      id
      authorName
      question
      answer
      answeredAt
      createdAt
      laundromat {
        id
        name
        slug
      }
    }
  }
`);

export const answerQuestionMutation = graphql(`
  mutation AnswerQuestion($id: uuid!, $answer: String!) {
    answerQuestion(id: $id, answer: $answer) {
      id
      ownerQuestion {
        id
        answer
        answeredAt
      }
    }
  }
`);

import { graphql } from '../hasura/graphql.ts';

export const askOwnerMutation = graphql(`
  mutation SaveOwnerQuestion($id: uuid!, $laundromatId: uuid!, $userId: uuid!, $question: String!) {
    ask_owner(args: { question_id: $id, laundromat: $laundromatId, asker: $userId, words: $question }) {
      id
    }
  }
`);

/** Reads a question with the accounts on both sides. */
export const ownerQuestionQuery = graphql(`
  query OwnerQuestion($id: uuid!) {
    owner_questions_by_pk(id: $id) {
      laundromatId
      userId
      question
      answer
      user {
        email
        isActive
      }
      laundromat {
        name
        isActive
        owner {
          id
          email
          isActive
        }
      }
    }
  }
`);

/** Stores only a first answer, and only of the owner. */
export const answerQuestionMutation = graphql(`
  mutation SaveQuestionAnswer($id: uuid!, $userId: uuid!, $answer: String!, $answeredAt: timestamptz!) {
    update_owner_questions(
      where: { id: { _eq: $id }, answer: { _is_null: true }, laundromat: { userId: { _eq: $userId } } }
      _set: { answer: $answer, answeredAt: $answeredAt }
    ) {
      affected_rows
    }
  }
`);

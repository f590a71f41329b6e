import { graphql } from '../hasura/graphql.ts';

export const askedOwnerQuery = graphql(`
  query AskedOwner($laundromatId: uuid!, $userId: uuid!) {
    users_by_pk(id: $userId) {
      firstName
      emailVerified
    }
    laundromats_by_pk(id: $laundromatId) {
      isActive
      owner {
        id
        isActive
        emailVerified
      }
    }
  }
`);

export const askOwnerMutation = graphql(`
  mutation SaveOwnerQuestion($question: owner_questions_insert_input!) {
    insert_owner_questions_one(object: $question) {
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

/** Stores only a first answer. */
export const answerQuestionMutation = graphql(`
  mutation SaveQuestionAnswer($id: uuid!, $answer: String!, $answeredAt: timestamptz!) {
    update_owner_questions(
      where: { id: { _eq: $id }, answer: { _is_null: true } }
      _set: { answer: $answer, answeredAt: $answeredAt }
    ) {
      affected_rows
    }
  }
`);

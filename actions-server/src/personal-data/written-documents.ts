import { superuserGraphql } from '../hasura/graphql.ts';

export const writtenQuery = superuserGraphql(`
  query PersonalMessages($email: String!, $userId: uuid!) {
    contacts(where: { email: { _ilike: $email } }) {
      id
      name
      email
      phone
      subject
      message
      type
      isRead
      isPriority
      createdAt
      replies {
        id
        message
        status
        reason
        createdAt
      }
    }
    reports(where: { _or: [{ email: { _ilike: $email } }, { userId: { _eq: $userId } }] }) {
      id
      laundromatId
      reviewId
      target
      quote
      reason
      message
      email
      state
      createdAt
      handledAt
    }
    claim_disputes(where: { ownerId: { _eq: $userId } }) {
      laundromatId
      askedAt
      isMine
      words
      answeredAt
      lostAt
    }
    review_photos(where: { review: { userId: { _eq: $userId } } }) {
      id
      reviewId
      laundromatId
      url
      isApproved
      createdAt
    }
  }
`);

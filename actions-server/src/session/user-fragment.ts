import { graphql } from '../hasura/graphql.ts';

/** Fields of a user that a member may read of their own account. */
export const userFields = graphql(`
  fragment UserFields on users {
    id
    email
    firstName
    lastName
    phone
    role
    isActive
    emailVerified
    createdAt
    updatedAt
  }
`);

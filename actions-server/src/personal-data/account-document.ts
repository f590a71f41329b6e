import { graphql } from '../hasura/graphql.ts';

export const accountQuery = graphql(`
  query PersonalAccount($email: citext!) {
    users(where: { email: { _eq: $email } }) {
      id
      email
      firstName
      lastName
      phone
      role
      isActive
      emailVerified
      stripeCustomerId
      createdAt
      updatedAt
    }
    subscriptions(
      where: {
        user: { email: { _eq: $email } }
        status: { _nin: ["canceled", "incomplete", "incomplete_expired", "unpaid"] }
        cancelAtPeriodEnd: { _eq: false }
      }
    ) {
      status
    }
    laundromats(where: { owner: { email: { _eq: $email } } }) {
      id
    }
  }
`);

import { graphql } from '../hasura/graphql.ts';

export const emailRecipientQuery = graphql(`
  query EmailRecipient($userId: uuid!) {
    users_by_pk(id: $userId) {
      email
    }
  }
`);

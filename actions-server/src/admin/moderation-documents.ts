import { graphql } from '../hasura/graphql.ts';

/** Reads the user whom a decision concerns. */
export const concernedUserQuery = graphql(`
  query ConcernedUser($id: uuid!) {
    users_by_pk(id: $id) {
      email
      isActive
    }
  }
`);

export const concernedLaundromatQuery = graphql(`
  query ConcernedLaundromat($id: uuid!) {
    laundromats_by_pk(id: $id) {
      name
      city
      slug
      userId
    }
  }
`);

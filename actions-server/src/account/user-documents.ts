import { graphql } from '../hasura/graphql.ts';
import { userFields } from '../session/user-fragment.ts';

export const ownUserQuery = graphql(
  `
    query OwnUser($id: uuid!) {
      users_by_pk(id: $id) {
        ...UserFields
      }
    }
  `,
  [userFields],
);

/** Reads the password hash, like {@link userByIdQuery}, to compare it with a typed password. */
export const userForLoginQuery = graphql(
  `
    query UserForLogin($email: citext!) {
      users(where: { email: { _eq: $email } }) {
        ...UserFields
        password
      }
    }
  `,
  [userFields],
);

export const userByEmailQuery = graphql(
  `
    query UserByEmail($email: citext!) {
      users(where: { email: { _eq: $email } }) {
        ...UserFields
      }
    }
  `,
  [userFields],
);

/** Stores user, first session and verification link in one transaction. */
export const registerMutation = graphql(
  `
    mutation Register(
      $user: users_insert_input!
      $refresh: refresh_tokens_insert_input!
      $link: account_tokens_insert_input!
    ) {
      insert_users_one(object: $user) {
        ...UserFields
      }
      insert_refresh_tokens_one(object: $refresh) {
        id
      }
      insert_account_tokens_one(object: $link) {
        id
      }
    }
  `,
  [userFields],
);

export const userByIdQuery = graphql(
  `
    query UserById($id: uuid!) {
      users_by_pk(id: $id) {
        ...UserFields
        password
      }
    }
  `,
  [userFields],
);

/** Changes an account. A trigger ends its sessions when address or password change. */
export const changeUserMutation = graphql(
  `
    mutation ChangeAccount($id: uuid!, $changes: users_set_input!) {
      update_users_by_pk(pk_columns: { id: $id }, _set: $changes) {
        ...UserFields
      }
    }
  `,
  [userFields],
);

import { graphql } from '../hasura/graphql.ts';

export const insertAccountTokenMutation = graphql(`
  mutation StoreLink($token: account_tokens_insert_input!) {
    insert_account_tokens_one(object: $token) {
      id
    }
  }
`);

/** Finds a link that is neither used nor expired. */
export const accountTokenQuery = graphql(`
  query Link($tokenHash: String!, $kinds: [String!]!, $now: timestamptz!) {
    account_tokens(
      where: {
        tokenHash: { _eq: $tokenHash }
        kind: { _in: $kinds }
        usedAt: { _is_null: true }
        expiresAt: { _gt: $now }
      }
    ) {
      id
      newEmail
      user {
        id
        email
        firstName
        lastName
        password
      }
    }
  }
`);

export const verifyEmailMutation = graphql(`
  mutation VerifyEmail($id: uuid!, $userId: uuid!, $now: timestamptz!) {
    update_account_tokens(where: { id: { _eq: $id }, usedAt: { _is_null: true } }, _set: { usedAt: $now }) {
      affected_rows
    }
    update_users_by_pk(pk_columns: { id: $userId }, _set: { emailVerified: true }) {
      id
    }
  }
`);

export const endVerificationLinksMutation = graphql(`
  mutation EndVerificationLinks($userId: uuid!) {
    update_account_tokens(
      where: { userId: { _eq: $userId }, kind: { _eq: "email_verification" }, usedAt: { _is_null: true } }
      _set: { usedAt: "now()" }
    ) {
      affected_rows
    }
  }
`);

/**
 * The condition on the old address lets a link succeed only once, and makes it invalid after any other change of
 * address.
 */
export const confirmEmailChangeMutation = graphql(`
  mutation ConfirmEmailChange($userId: uuid!, $oldEmail: citext!, $newEmail: citext!) {
    update_users(
      where: { id: { _eq: $userId }, email: { _eq: $oldEmail }, isActive: { _eq: true } }
      _set: { email: $newEmail, emailVerified: true }
    ) {
      affected_rows
    }
  }
`);

/**
 * Uses up every reset link of the user, changes the password and ends all sessions in one transaction. The condition on
 * the old hash lets only one of two requests with the same link succeed. Receiving the link confirms the address.
 */
export const resetPasswordMutation = graphql(`
  mutation ResetPassword($userId: uuid!, $oldHash: String!, $newHash: String!, $now: timestamptz!) {
    update_users(
      where: { id: { _eq: $userId }, password: { _eq: $oldHash } }
      _set: { password: $newHash, emailVerified: true }
    ) {
      affected_rows
    }
    update_account_tokens(
      where: { userId: { _eq: $userId }, kind: { _eq: "password_reset" }, usedAt: { _is_null: true } }
      _set: { usedAt: $now }
    ) {
      affected_rows
    }
    first: update_refresh_tokens(
      where: { userId: { _eq: $userId }, revokedAt: { _is_null: true } }
      _set: { revokedAt: $now }
    ) {
      affected_rows
    }
    second: update_refresh_tokens(
      where: { userId: { _eq: $userId }, revokedAt: { _is_null: true } }
      _set: { revokedAt: $now }
    ) {
      affected_rows
    }
  }
`);

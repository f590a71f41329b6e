import { z } from 'zod';

const affected = z.object({ affected_rows: z.int() });

export const insertAccountTokenMutation = {
  document: `mutation StoreLink($token: account_tokens_insert_input!) {
    insert_account_tokens_one(object: $token) { id }
  }`,
  answer: z.unknown(),
};

/** Finds a link that is neither used nor expired. */
export const accountTokenQuery = {
  document: `query Link($tokenHash: String!, $kind: String!, $now: timestamptz!) {
    account_tokens(where: {
      tokenHash: { _eq: $tokenHash }, kind: { _eq: $kind }, usedAt: { _is_null: true }, expiresAt: { _gt: $now }
    }) { id user { id email password } }
  }`,
  answer: z.object({
    account_tokens: z
      .array(
        z.object({
          id: z.guid(),
          user: z.object({ id: z.guid(), email: z.string(), password: z.string() }),
        }),
      )
      .max(1),
  }),
};

export const verifyEmailMutation = {
  document: `mutation VerifyEmail($id: uuid!, $userId: uuid!, $now: timestamptz!) {
    update_account_tokens(where: { id: { _eq: $id }, usedAt: { _is_null: true } }, _set: { usedAt: $now }) {
      affected_rows
    }
    update_users_by_pk(pk_columns: { id: $userId }, _set: { emailVerified: true }) { id }
  }`,
  answer: z.object({ update_account_tokens: affected }),
};

/**
 * Uses up every reset link of the user, changes the password and ends all sessions in one transaction. The condition on
 * the old hash lets only one of two requests with the same link succeed. Receiving the link confirms the address.
 */
export const resetPasswordMutation = {
  document: `mutation ResetPassword(
    $userId: uuid!, $oldHash: String!, $newHash: String!, $now: timestamptz!
  ) {
    update_users(
      where: { id: { _eq: $userId }, password: { _eq: $oldHash } },
      _set: { password: $newHash, emailVerified: true }
    ) { affected_rows }
    update_account_tokens(
      where: { userId: { _eq: $userId }, kind: { _eq: "password_reset" }, usedAt: { _is_null: true } },
      _set: { usedAt: $now }
    ) { affected_rows }
    first: update_refresh_tokens(
      where: { userId: { _eq: $userId }, revokedAt: { _is_null: true } }, _set: { revokedAt: $now }
    ) { affected_rows }
    second: update_refresh_tokens(
      where: { userId: { _eq: $userId }, revokedAt: { _is_null: true } }, _set: { revokedAt: $now }
    ) { affected_rows }
  }`,
  answer: z.object({ update_users: affected }),
};

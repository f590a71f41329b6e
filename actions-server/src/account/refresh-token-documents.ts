import { z } from 'zod';
import { currentUser } from '#contract/account/account.ts';
import { timestamp } from '#contract/validation/text.ts';
import { userFields } from './user-documents.ts';

const affected = z.object({ affected_rows: z.int() });

export const insertRefreshTokenMutation = {
  document: `mutation OpenSession($token: refresh_tokens_insert_input!) {
    insert_refresh_tokens_one(object: $token) { id }
  }`,
  answer: z.unknown(),
};

export const refreshTokenQuery = {
  document: `query RefreshToken($tokenHash: String!) {
    refresh_tokens(where: { tokenHash: { _eq: $tokenHash } }) {
      id familyId expiresAt rotatedAt revokedAt user { ${userFields} }
    }
  }`,
  answer: z.object({
    refresh_tokens: z
      .array(
        z.object({
          id: z.guid(),
          familyId: z.guid(),
          expiresAt: timestamp,
          rotatedAt: timestamp.nullable(),
          revokedAt: timestamp.nullable(),
          user: currentUser,
        }),
      )
      .max(1),
  }),
};
export type RefreshTokenRow = z.infer<typeof refreshTokenQuery.answer>['refresh_tokens'][number];

/**
 * Claims the old token and stores its successor in one transaction. The update locks the old row, so only one of two
 * claims with the same condition succeeds, and a revocation comes before both rows or sees both.
 */
export const exchangeRefreshTokenMutation = {
  document: `mutation ExchangeRefreshToken(
    $claim: refresh_tokens_bool_exp!, $mark: refresh_tokens_set_input!, $successor: refresh_tokens_insert_input!
  ) {
    update_refresh_tokens(where: $claim, _set: $mark) { affected_rows }
    insert_refresh_tokens_one(object: $successor) { id }
  }`,
  answer: z.object({ update_refresh_tokens: affected }),
};

export const deleteRefreshTokenMutation = {
  document: `mutation DropRefreshToken($id: uuid!) { delete_refresh_tokens_by_pk(id: $id) { id } }`,
  answer: z.unknown(),
};

/** Updates twice: the first waits for a running exchange, the second then sees the token that it created. */
export const revokeRefreshTokensMutation = {
  document: `mutation RevokeRefreshTokens($which: refresh_tokens_bool_exp!, $now: timestamptz!) {
    first: update_refresh_tokens(where: $which, _set: { revokedAt: $now }) { affected_rows }
    second: update_refresh_tokens(where: $which, _set: { revokedAt: $now }) { affected_rows }
  }`,
  answer: z.unknown(),
};

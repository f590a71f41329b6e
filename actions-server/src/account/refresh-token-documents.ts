import type { RefreshTokenQuery } from '../hasura/generated/graphql.ts';
import { graphql } from '../hasura/graphql.ts';
import { userFields } from '../session/user-fragment.ts';

export const insertRefreshTokenMutation = graphql(`
  mutation OpenSession($token: refresh_tokens_insert_input!) {
    insert_refresh_tokens_one(object: $token) {
      id
    }
  }
`);

export const refreshTokenQuery = graphql(
  `
    query RefreshToken($tokenHash: String!) {
      refresh_tokens(where: { tokenHash: { _eq: $tokenHash } }) {
        id
        familyId
        expiresAt
        rotatedAt
        revokedAt
        user {
          ...UserFields
        }
      }
    }
  `,
  [userFields],
);
export type RefreshTokenRow = RefreshTokenQuery['refresh_tokens'][number];

/**
 * Claims the old token and stores its successor in one transaction. The update locks the old row, so only one of two
 * concurrent claims succeeds, and a revocation runs before both changes or after both.
 */
export const exchangeRefreshTokenMutation = graphql(`
  mutation ExchangeRefreshToken(
    $claim: refresh_tokens_bool_exp!
    $mark: refresh_tokens_set_input!
    $successor: refresh_tokens_insert_input!
  ) {
    update_refresh_tokens(where: $claim, _set: $mark) {
      affected_rows
    }
    insert_refresh_tokens_one(object: $successor) {
      id
    }
  }
`);

export const deleteRefreshTokenMutation = graphql(`
  mutation DropRefreshToken($id: uuid!) {
    delete_refresh_tokens_by_pk(id: $id) {
      id
    }
  }
`);

/**
 * Updates twice: the first update waits for an exchange in progress, and the second revokes the token that it created.
 */
export const revokeRefreshTokensMutation = graphql(`
  mutation RevokeRefreshTokens($which: refresh_tokens_bool_exp!, $now: timestamptz!) {
    first: update_refresh_tokens(where: $which, _set: { revokedAt: $now }) {
      affected_rows
    }
    second: update_refresh_tokens(where: $which, _set: { revokedAt: $now }) {
      affected_rows
    }
  }
`);

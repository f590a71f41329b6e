import { randomUUID } from 'node:crypto';
import type { CurrentUser } from '#contract/account/account.ts';
import type { Refresh_Tokens_Bool_Exp } from '../hasura/generated/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import type { SystemCaller } from '../session/caller.ts';
import { refreshSeconds } from '../session/session-cookies.ts';
import {
  deleteRefreshTokenMutation,
  exchangeRefreshTokenMutation,
  insertRefreshTokenMutation,
  refreshTokenQuery,
  revokeRefreshTokensMutation,
  type RefreshTokenRow,
} from './refresh-token-documents.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';

/** Two tabs that refresh at once present the same token within this time; a second use after it counts as theft. */
const graceMs = 20_000;

/** Creates a token for a browser and the row that stores it. Without `familyId` it starts a new session. */
export function newRefreshToken(userId: string, familyId: string = randomUUID()) {
  const { token, tokenHash } = newSecretToken();
  const expiresAt = new Date(Date.now() + refreshSeconds * 1000).toISOString();
  return { token, row: { id: randomUUID(), userId, familyId, tokenHash, expiresAt } };
}

export async function openFamily(hasura: Hasura, caller: SystemCaller, userId: string): Promise<string> {
  const { token, row } = newRefreshToken(userId);
  await hasura.query(insertRefreshTokenMutation, { token: row }, caller);
  return token;
}

/**
 * Exchanges a refresh token for its successor, or for a sibling when another tab has just exchanged it. A later second
 * use revokes every token of the session, because the server cannot distinguish thief and user.
 */
export async function exchangeRefreshToken(
  hasura: Hasura,
  caller: SystemCaller,
  presented: string,
): Promise<{ user: CurrentUser; token: string }> {
  const current = await readUsable(hasura, caller, presented);
  const exchanged = await exchange(hasura, caller, current);
  if (exchanged) return exchanged;
  // Another tab has exchanged the token in the meantime: read its new state.
  const sibling = await exchange(hasura, caller, await readUsable(hasura, caller, presented));
  if (sibling) return sibling;
  throw new ApiError('sessionExpired');
}

async function readUsable(hasura: Hasura, caller: SystemCaller, presented: string): Promise<RefreshTokenRow> {
  const variables = { tokenHash: hashSecretToken(presented) };
  const { refresh_tokens } = await hasura.query(refreshTokenQuery, variables, caller);
  const row = refresh_tokens[0];
  if (!row || row.revokedAt !== null || Date.parse(row.expiresAt) <= Date.now()) {
    throw new ApiError('sessionExpired');
  }
  if (!row.user.isActive) {
    await revokeUser(hasura, caller, row.user.id);
    throw new ApiError('accountDisabled');
  }
  if (row.rotatedAt !== null && Date.parse(row.rotatedAt) < Date.now() - graceMs) {
    await revokeFamily(hasura, caller, row.familyId);
    throw new ApiError('sessionExpired');
  }
  return row;
}

async function exchange(hasura: Hasura, caller: SystemCaller, current: RefreshTokenRow) {
  const successor = newRefreshToken(current.user.id, current.familyId);
  const isFirst = current.rotatedAt === null;
  const unrevoked = { id: { _eq: current.id }, revokedAt: { _is_null: true } };
  const variables = {
    claim: { ...unrevoked, rotatedAt: { _is_null: isFirst } },
    // The row of a sibling needs no change; writing the present value still locks it.
    mark: isFirst ? { rotatedAt: new Date().toISOString() } : { revokedAt: null },
    successor: successor.row,
  };
  const answer = await hasura.query(exchangeRefreshTokenMutation, variables, caller);
  if (answer.update_refresh_tokens.affected_rows === 1) return { user: current.user, token: successor.token };
  await hasura.query(deleteRefreshTokenMutation, { id: successor.row.id }, caller);
  return undefined;
}

/** Ends the session of this refresh token, if the token is known. */
export async function revokePresented(hasura: Hasura, caller: SystemCaller, presented: string) {
  const variables = { tokenHash: hashSecretToken(presented) };
  const { refresh_tokens } = await hasura.query(refreshTokenQuery, variables, caller);
  if (refresh_tokens[0]) await revokeFamily(hasura, caller, refresh_tokens[0].familyId);
}

/** Ends every session of a user; session tokens stay valid for up to 15 minutes. */
export function revokeUser(hasura: Hasura, caller: SystemCaller, userId: string): Promise<unknown> {
  return revoke(hasura, caller, { userId: { _eq: userId } });
}

function revokeFamily(hasura: Hasura, caller: SystemCaller, familyId: string): Promise<unknown> {
  return revoke(hasura, caller, { familyId: { _eq: familyId } });
}

function revoke(hasura: Hasura, caller: SystemCaller, which: Refresh_Tokens_Bool_Exp): Promise<unknown> {
  const variables = {
    which: { ...which, revokedAt: { _is_null: true } },
    now: new Date().toISOString(),
  };
  return hasura.query(revokeRefreshTokensMutation, variables, caller);
}

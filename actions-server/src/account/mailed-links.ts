import { randomUUID } from 'node:crypto';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import type { SystemCaller } from '../session/caller.ts';
import { accountTokenQuery, insertAccountTokenMutation } from './account-token-documents.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';

export type LinkKind = 'email_verification' | 'password_reset' | 'email_change';

/** Lifetime of a mailed link in hours, which the emails state too. */
export const linkHours: Record<LinkKind, number> = {
  email_verification: 48,
  password_reset: 1,
  email_change: 48,
};

/** Creates a token for an email and the row that stores it. */
export function newLink(kind: LinkKind, userId: string, newEmail?: string) {
  const { token, tokenHash } = newSecretToken();
  const expiresAt = new Date(Date.now() + linkHours[kind] * 3_600_000).toISOString();
  return { token, row: { id: randomUUID(), userId, kind, newEmail, tokenHash, expiresAt } };
}

export async function storeLink(
  hasura: Hasura,
  caller: SystemCaller,
  ...[kind, userId, newEmail]: Parameters<typeof newLink>
) {
  const { token, row } = newLink(kind, userId, newEmail);
  await hasura.query(insertAccountTokenMutation, { token: row }, caller);
  return token;
}

/** Returns the link with this token; throws `linkUnusable` when it is used, expired or unknown. */
export async function readLink(hasura: Hasura, caller: SystemCaller, kinds: LinkKind[], token: string) {
  const variables = { tokenHash: hashSecretToken(token), kinds, now: new Date().toISOString() };
  const { account_tokens } = await hasura.query(accountTokenQuery, variables, caller);
  if (!account_tokens[0]) throw new ApiError('linkUnusable');
  return account_tokens[0];
}

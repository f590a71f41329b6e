import { transactionTime, type Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { hashSecretToken, newSecretToken, revokeSessions } from './refresh-tokens.ts';

export type LinkKind = 'email_verification' | 'password_reset' | 'email_change';

export const linkHours: Record<LinkKind, number> = {
  email_verification: 48,
  password_reset: 1,
  email_change: 48,
};

/** Stores a link that will be mailed, and returns its token, of which only the hash is stored. */
export async function storeLink(
  trx: Trx,
  kind: LinkKind,
  userId: string,
  newEmail?: string,
): Promise<string> {
  const { token, tokenHash } = newSecretToken();
  const expiresAt = new Date(Date.now() + linkHours[kind] * 3_600_000);
  await trx.insertInto('accountTokens').values({ userId, kind, newEmail, tokenHash, expiresAt }).execute();
  return token;
}

/** Locks the account of the link with this token. Throws `linkUnusable` when the link is ended, expired or unknown. */
export async function lockLink(trx: Trx, kinds: LinkKind[], token: string) {
  const tokenHash = hashSecretToken(token);
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email', 'emailVerified', 'password', 'firstName', 'lastName', 'isActive'])
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('accountTokens').select('userId').where('tokenHash', '=', tokenHash),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
  const link = await trx
    .selectFrom('accountTokens')
    .select(['id', 'newEmail', 'usedAt'])
    .where('tokenHash', '=', tokenHash)
    .where('kind', 'in', kinds)
    .where('expiresAt', '>', transactionTime)
    .executeTakeFirst();
  if (!user || !link) throw new ApiError('linkUnusable');
  return { ...link, user };
}

export const markUsed = (trx: Trx, id: string) =>
  trx.updateTable('accountTokens').set({ usedAt: transactionTime }).where('id', '=', id).execute();

export async function endSessionsAndLinks(trx: Trx, userId: string): Promise<void> {
  await revokeSessions(trx, { userId });
  await trx.deleteFrom('accountTokens').where('userId', '=', userId).where('usedAt', 'is', null).execute();
}

import { sql } from 'kysely';
import type { z } from 'zod';
import type { CurrentUser, profileForm } from '#contract/account/account.ts';
import type { Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { endSessionsAndLinks, storeLink } from './mailed-links.ts';
import { currentUser, lockWithPassword } from './queries.ts';
import { storeRefreshToken } from './refresh-tokens.ts';

export async function changeProfile(
  trx: Trx,
  id: string,
  changes: z.infer<typeof profileForm>,
): Promise<CurrentUser> {
  const user = await trx
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .where('isActive', '=', true)
    .returning(currentUser)
    .executeTakeFirst();
  if (!user) throw new ApiError('sessionExpired');
  return user;
}

interface CheckedAccount {
  id: string;
  /** The hash that the typed password was compared with. */
  password: string;
}

async function lockUnchanged(trx: Trx, { id, password }: CheckedAccount) {
  const account = await lockWithPassword(trx, id);
  if (!account?.isActive) throw new ApiError('sessionExpired');
  if (account.password !== password) throw new ApiError('wrongPassword');
  return account;
}

export async function changePassword(
  trx: Trx,
  account: CheckedAccount,
  password: string,
): Promise<{ user: CurrentUser; refresh: string }> {
  const { id } = await lockUnchanged(trx, account);
  const user = await trx
    .updateTable('users')
    .set({ password })
    .where('id', '=', id)
    .returning(currentUser)
    .executeTakeFirstOrThrow();
  await endSessionsAndLinks(trx, id);
  return { user, refresh: await storeRefreshToken(trx, id) };
}

/**
 * Returns the id of the account that has the address already. Ends the links to an unconfirmed address, which may be
 * another person's.
 */
export async function startEmailChange(
  trx: Trx,
  account: CheckedAccount,
  email: string,
): Promise<string | undefined> {
  const { id, emailVerified } = await lockUnchanged(trx, account);
  if (!emailVerified)
    await trx
      .updateTable('accountTokens')
      .set({ usedAt: sql`now()` })
      .where('userId', '=', id)
      .where('kind', '=', 'email_verification')
      .where('usedAt', 'is', null)
      .execute();
  const holder = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return holder?.id;
}

export async function storeChangeLink(trx: Trx, account: CheckedAccount, email: string): Promise<string> {
  const { id } = await lockUnchanged(trx, account);
  return storeLink(trx, 'email_change', id, email);
}

export async function renewVerification(trx: Trx, id: string): Promise<{ email: string; token?: string }> {
  const account = await lockWithPassword(trx, id);
  if (!account) throw new ApiError('sessionExpired');
  const { email } = account;
  return account.emailVerified ? { email } : { email, token: await storeLink(trx, 'email_verification', id) };
}

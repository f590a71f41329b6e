import type { CurrentUser, RegisterForm } from '#contract/account/account.ts';
import type { Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { storeLink } from './mailed-links.ts';
import { currentUser, lockWithPassword } from './queries.ts';
import { revokePresented, storeRefreshToken } from './refresh-tokens.ts';

/** Returns a refresh token for an account whose password was right, and ends the session that the browser had. */
export async function openSession(
  trx: Trx,
  { id, password }: { id: string; password: string },
  presented: string | undefined,
): Promise<string> {
  const account = await lockWithPassword(trx, id);
  if (account?.password !== password) throw new ApiError('wrongCredentials');
  // Only a caller with the right password learns that the account exists and is disabled.
  if (!account.isActive) throw new ApiError('accountDisabled');
  if (presented) await revokePresented(trx, presented);
  return storeRefreshToken(trx, id);
}

export async function registerAccount(
  trx: Trx,
  form: Omit<RegisterForm, 'password' | 'confirmPassword'>,
  password: string,
): Promise<{ user: CurrentUser; refresh: string; link: string }> {
  const user = await trx
    .insertInto('users')
    .values({ ...form, password })
    .returning(currentUser)
    .executeTakeFirstOrThrow();
  const refresh = await storeRefreshToken(trx, user.id);
  return { user, refresh, link: await storeLink(trx, 'email_verification', user.id) };
}

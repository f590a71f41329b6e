import { sql } from 'kysely';
import { violatedConstraint } from '../db/database-error.ts';
import type { Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { endSessionsAndLinks, lockLink } from './mailed-links.ts';

export async function confirmEmail(trx: Trx, token: string): Promise<{ formerEmail?: string }> {
  const { id, newEmail, user } = await lockLink(trx, ['email_verification', 'email_change'], token);
  if (newEmail === null) {
    await trx.updateTable('users').set({ emailVerified: true }).where('id', '=', user.id).execute();
    await trx
      .updateTable('accountTokens')
      .set({ usedAt: sql`now()` })
      .where('id', '=', id)
      .execute();
    return {};
  }
  if (!user.isActive) throw new ApiError('linkUnusable');
  await trx
    .updateTable('users')
    .set({ email: newEmail, emailVerified: true })
    .where('id', '=', user.id)
    .execute()
    .catch((cause: unknown) => {
      throw violatedConstraint(cause) === 'users_email_key' ? new ApiError('linkUnusable', { cause }) : cause;
    });
  await endSessionsAndLinks(trx, user.id);
  return { formerEmail: user.email };
}

export const findResetAccount = async (trx: Trx, token: string) =>
  (await lockLink(trx, ['password_reset'], token)).user;

export async function resetPassword(trx: Trx, token: string, password: string): Promise<void> {
  const { id } = await findResetAccount(trx, token);
  await trx.updateTable('users').set({ password, emailVerified: true }).where('id', '=', id).execute();
  await endSessionsAndLinks(trx, id);
}

import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { SystemCaller } from '../session/caller.ts';
import { endSessionsAndLinks, lockLink } from './mailed-links.ts';

export function confirmEmail(
  db: Database,
  system: SystemCaller,
  token: string,
): Promise<{ formerEmail?: string }> {
  const confirmed = db.transaction(system, async (trx) => {
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
      .execute();
    await endSessionsAndLinks(trx, user.id);
    return { formerEmail: user.email };
  });
  return confirmed.catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'emailTaken'
      ? new ApiError('linkUnusable', { cause: error })
      : error;
  });
}

export const findResetAccount = (db: Database, system: SystemCaller, token: string) =>
  db.transaction(system, async (trx) => (await lockLink(trx, ['password_reset'], token)).user);

export function resetPassword(
  db: Database,
  system: SystemCaller,
  { token, hash: password }: { token: string; hash: string },
): Promise<void> {
  return db.transaction(system, async (trx) => {
    const { user } = await lockLink(trx, ['password_reset'], token);
    await trx.updateTable('users').set({ password, emailVerified: true }).where('id', '=', user.id).execute();
    await endSessionsAndLinks(trx, user.id);
  });
}

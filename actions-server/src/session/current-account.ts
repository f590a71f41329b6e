import { sql } from 'kysely';
import { hasuraRole, type UserRole } from '#contract/account/roles.ts';
import type { Database } from '../db/database.ts';
import type { Session } from './session-token.ts';

/**
 * A user may have been disabled, erased or given another role while the token is valid. Such a session may still read
 * its own data but not write.
 */
export async function isCurrentAccount(db: Database, { userId, role }: Session): Promise<boolean> {
  const [account] = await db.statement<{ role: UserRole }>(
    sql`select role from users where id = ${userId} and is_active`,
  );
  return account !== undefined && hasuraRole(account.role) === role;
}

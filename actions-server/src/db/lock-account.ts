import type { Trx } from './database.ts';

/** Locks an account, so that what belongs to it is counted and written one after the other. */
export const lockAccount = (trx: Trx, id: string) =>
  trx
    .selectFrom('users')
    .select(['email', 'emailVerified', 'isActive', 'role'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

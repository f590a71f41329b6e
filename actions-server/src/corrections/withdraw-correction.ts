import type { Database } from '../db/database.ts';
import type { ApiCaller } from '../session/caller.ts';

/** Deletes a correction that nobody has decided, and reserves its id. */
export function withdrawCorrection(db: Database, caller: ApiCaller, id: string) {
  return db.transaction(caller, async (trx) => {
    await trx
      .insertInto('deletedIds')
      .values({ tableName: 'fact_corrections', id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { numDeletedRows } = await trx
      .deleteFrom('factCorrections')
      .where('id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirst();
    const stored = await trx
      .selectFrom('factCorrections')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    return { count: Number(numDeletedRows), isStored: async () => stored !== undefined };
  });
}

import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { SignedInCaller } from '../session/caller.ts';

/** Records that the owner of a laundromat, or an administrator, says that the facts of a published one are right today. */
export function confirmFacts(db: Database, caller: SignedInCaller, id: string): Promise<{ id: string }> {
  return db.transaction(caller, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('laundromats')
      .set({ factsCheckedAt: sql`now()` })
      .where('id', '=', id)
      .where('isActive', '=', true)
      .$if(caller.role === 'owner', (update) => update.where('userId', '=', caller.userId))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError('laundromatNotFound');
    return { id };
  });
}

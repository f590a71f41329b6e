import type { z } from 'zod';
import type { sourceOperations } from '#contract/sources/operations.ts';
import type { Database } from '../db/database.ts';
import type { SignedInCaller } from '../session/caller.ts';
import { tooLate, type SourceKey } from './queries.ts';

/** Sets the class of an object, which takes precedence at the next import. */
export function chooseClass(
  db: Database,
  caller: SignedInCaller,
  { type, id, chosenClass }: z.infer<typeof sourceOperations.chooseSourceClass.input>,
): Promise<SourceKey> {
  return db.transaction(caller, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('sourceObjects')
      .set({ chosenClass })
      .where('type', '=', type)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw tooLate();
    return { type, id };
  });
}

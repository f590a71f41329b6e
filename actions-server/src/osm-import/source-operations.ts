import type { z } from 'zod';
import { sourceOperations as declared } from '#contract/sources/operations.ts';
import type { Database } from '../db/database.ts';
import { handle } from '../http/operation.ts';
import type { SignedInCaller } from '../session/caller.ts';
import { confirmLaundromat } from './confirm-laundromat.ts';
import { decideDifference } from './decide-difference.ts';
import { decidePair } from './decide-pair.ts';
import { tooLate, type SourceKey } from './queries.ts';

export const sourceOperations = (db: Database) =>
  handle(declared, {
    chooseSourceClass: (input, caller) => chooseClass(db, caller, input),
    decideSourcePair: (input, caller) => decidePair(db, caller, input),
    decideSourceDifference: (input, caller) => decideDifference(db, caller, input),
    confirmSourceLaundromat: (source, caller) => confirmLaundromat(db, caller, source),
  });

function chooseClass(
  db: Database,
  caller: SignedInCaller,
  { type, id, chosenClass }: z.infer<typeof declared.chooseSourceClass.input>,
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

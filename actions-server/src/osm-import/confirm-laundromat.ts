import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { SignedInCaller } from '../session/caller.ts';
import { lockDescribed, type SourceKey } from './queries.ts';

export function confirmLaundromat(
  db: Database,
  caller: SignedInCaller,
  { type, id }: SourceKey,
): Promise<SourceKey> {
  return db.transaction(caller, async (trx) => {
    const { laundromat } = await lockDescribed(trx, { type, id });
    const now = sql<Date>`now()`;
    await trx
      .updateTable('laundromats')
      .set({ factsCheckedAt: now })
      .where('id', '=', laundromat.id)
      .execute();
    await trx
      .updateTable('sourceObjects')
      .set({ stillOpenAt: now })
      .where('type', '=', type)
      .where('id', '=', id)
      .execute();
    return { type, id };
  });
}

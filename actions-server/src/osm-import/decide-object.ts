import { sql } from 'kysely';
import type { Write } from '../http/operation.ts';
import { lockDescribed, tooLate } from './queries.ts';

export const chooseSourceClass: Write<'chooseSourceClass'> = async (
  trx,
  _caller,
  { type, id, chosenClass },
) => {
  const { numUpdatedRows } = await trx
    .updateTable('sourceObjects')
    .set({ chosenClass })
    .where('type', '=', type)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw tooLate();
  return { type, id };
};

export const confirmSourceLaundromat: Write<'confirmSourceLaundromat'> = async (
  trx,
  _caller,
  { type, id },
) => {
  const { laundromat } = await lockDescribed(trx, { type, id });
  const now = sql<Date>`now()`;
  await trx.updateTable('laundromats').set({ factsCheckedAt: now }).where('id', '=', laundromat.id).execute();
  await trx
    .updateTable('sourceObjects')
    .set({ stillOpenAt: now })
    .where('type', '=', type)
    .where('id', '=', id)
    .execute();
  return { type, id };
};

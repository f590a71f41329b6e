import { transactionTime } from '../db/database.ts';
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
  await trx
    .updateTable('laundromats')
    .set({ factsCheckedAt: transactionTime })
    .where('id', '=', laundromat.id)
    .execute();
  await trx
    .updateTable('sourceObjects')
    .set({ stillOpenAt: transactionTime })
    .where('type', '=', type)
    .where('id', '=', id)
    .execute();
  return { type, id };
};

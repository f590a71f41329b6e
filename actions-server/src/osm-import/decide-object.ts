import { transactionTime } from '../db/database.ts';
import type { Write } from '../http/operation.ts';
import { lockDescribed, tooLate, updateObject } from './queries.ts';

export const chooseSourceClass: Write<'chooseSourceClass'> = async (
  trx,
  _caller,
  { chosenClass, ...key },
) => {
  const { numUpdatedRows } = await updateObject(trx, key).set({ chosenClass }).executeTakeFirst();
  if (numUpdatedRows === 0n) throw tooLate();
  return key;
};

export const confirmSourceLaundromat: Write<'confirmSourceLaundromat'> = async (trx, _caller, key) => {
  const { laundromat } = await lockDescribed(trx, key);
  await trx
    .updateTable('laundromats')
    .set({ factsCheckedAt: transactionTime })
    .where('id', '=', laundromat.id)
    .execute();
  await updateObject(trx, key).set({ stillOpenAt: transactionTime }).execute();
  return key;
};

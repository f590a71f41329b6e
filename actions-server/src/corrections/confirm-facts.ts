import { transactionTime } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';

export const confirmFacts: Write<'confirmFacts'> = async (trx, caller, { laundromatId: id }) => {
  const { numUpdatedRows } = await trx
    .updateTable('laundromats')
    .set({ factsCheckedAt: transactionTime })
    .where('id', '=', id)
    .where('isActive', '=', true)
    .$if(caller.role === 'owner', (update) => update.where('userId', '=', caller.userId))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('laundromatNotFound');
  return { id };
};

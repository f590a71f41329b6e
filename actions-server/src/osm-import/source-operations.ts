import { sql } from 'kysely';
import { sourceOperations as declared } from '#contract/sources/operations.ts';
import type { Database } from '../db/database.ts';
import { handle, inTransaction, type Write } from '../http/operation.ts';
import { decideSourceDifference } from './decide-difference.ts';
import { decideSourcePair } from './decide-pair.ts';
import { lockDescribed, tooLate } from './queries.ts';

export const sourceOperations = (db: Database) =>
  handle(
    declared,
    inTransaction(db, {
      chooseSourceClass,
      decideSourcePair,
      decideSourceDifference,
      confirmSourceLaundromat,
    }),
  );

const chooseSourceClass: Write<'chooseSourceClass'> = async (trx, _caller, { type, id, chosenClass }) => {
  const { numUpdatedRows } = await trx
    .updateTable('sourceObjects')
    .set({ chosenClass })
    .where('type', '=', type)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw tooLate();
  return { type, id };
};

const confirmSourceLaundromat: Write<'confirmSourceLaundromat'> = async (trx, _caller, { type, id }) => {
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

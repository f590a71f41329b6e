import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';

/** Deletes a laundromat and returns all its rows, as text that keeps all digits of their numbers. */
export async function deleteWithRows(trx: Trx, id: string): Promise<string> {
  const { rows } = await sql<{ deletedRows: string }>`
    select rows_of_laundromat(l)::text as deleted_rows from laundromats l where id = ${id}`.execute(trx);
  await trx.deleteFrom('laundromats').where('id', '=', id).execute();
  return rows[0]!.deletedRows;
}

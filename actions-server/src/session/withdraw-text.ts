import { sql } from 'kysely';
import { withdrawableForMs } from '#contract/account/roles.ts';
import { rowId } from '#contract/validation/row-id.ts';
import type { Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { provesAuthor } from './author-check.ts';
import type { ApiCaller } from './caller.ts';

/** Conditions under which a text can still be withdrawn. */
const withdrawable = {
  reviews: ({ userId }: ApiCaller) =>
    sql`user_id is not distinct from ${userId ?? null} and created_at > ${withdrawableSince()}`,
  contacts: () => sql`created_at > ${withdrawableSince()} and not is_read`,
  fact_corrections: () => sql`status = 'open'`,
};
type TextTable = keyof typeof withdrawable;

const withdrawableSince = () => new Date(Date.now() - withdrawableForMs);

/** The storing of a text and its withdrawal wait for each other, so that the later one sees what the other has done. */
export const lockText = (trx: Trx, id: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(trx);

/**
 * Deletes a text for the device that sent it and reserves its id, so that no later attempt can store it. Without
 * the key that the id was made from, the answer is the same whether or not the text exists.
 */
export const withdrawText =
  (table: TextTable) =>
  async (trx: Trx, caller: ApiCaller, { textId, editKey }: { textId: string; editKey: string }) => {
    const id = rowId().safeParse(textId).data ?? '';
    if (!provesAuthor(id, editKey)) throw new ApiError('conflict');
    await lockText(trx, id);
    await trx
      .insertInto('deletedIds')
      .values({ tableName: table, id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const isTheText = sql`from ${sql.table(table)} where id = ${id}`;
    const { numAffectedRows } = await sql`delete ${isTheText} and ${withdrawable[table](caller)}`.execute(
      trx,
    );
    if (numAffectedRows) return { id, wasStored: true };
    const { rows } = await sql`select ${isTheText}`.execute(trx);
    if (rows.length > 0) throw new ApiError('notWithdrawable');
    return { id, wasStored: false };
  };

/** Locks a text before it is stored; returns whether it was deleted. */
export async function lockAndCheckDeleted(trx: Trx, table: TextTable, id: string): Promise<boolean> {
  const [, deleted] = await Promise.all([
    lockText(trx, id),
    trx
      .selectFrom('deletedIds')
      .select('id')
      .where('tableName', '=', table)
      .where('id', '=', id)
      .executeTakeFirst(),
  ]);
  return deleted !== undefined;
}

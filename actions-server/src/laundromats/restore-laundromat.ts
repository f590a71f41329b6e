import { sql } from 'kysely';
import { violatedConstraint } from '../db/database-error.ts';
import { actAsAdministrator, lockAccounts, type Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';
import { renewTiersWith } from './owner-tiers.ts';
import { followOwner } from './queries.ts';

export const restoreLaundromat: Write<'restoreLaundromat'> = async (trx, administrator, { id }) => {
  await actAsAdministrator(trx, administrator);
  const { id: deletionId, mergedInto, gaveOwner } = await lockDeletion(trx, id);
  await insertLaundromat(trx, id, deletionId);
  await sql`select set_config('lavoir.restoring', 'yes', true)`.execute(trx);
  for (const { table, rows } of await dependentRows(trx, deletionId)) await insertWhatFits(trx, table, rows);
  await sql`
    select revert_merge(m) from moderation_actions m where id = ${deletionId} and moved_rows is not null`.execute(
    trx,
  );
  if (mergedInto) await moveBack(trx, id, deletionId);
  await renewTiersWith(trx, id);
  if (mergedInto && gaveOwner) {
    await renewTiersWith(trx, mergedInto);
    await followOwner(trx, mergedInto);
  }
  await trx
    .updateTable('moderationActions')
    .set({ deletedRows: null, movedRows: null })
    .where('id', '=', deletionId)
    .execute();
  return { id };
};

async function lockDeletion(trx: Trx, id: string) {
  const deletion = trx
    .selectFrom('moderationActions')
    .select(['id', 'mergedInto'])
    .select(sql<boolean>`moved_rows #> '{columns,user_id}' is not null`.as('gaveOwner'))
    .where('laundromatId', '=', id)
    .where('isRestorable', '=', true);
  await lockOwners(trx, id);
  const found = await deletion.executeTakeFirst();
  if (found?.mergedInto)
    await trx.selectFrom('laundromats').select('id').where('id', '=', found.mergedInto).forUpdate().execute();
  const locked = await deletion.forUpdate().executeTakeFirst();
  if (!locked)
    throw new ApiError('laundromatNotFound', { message: 'Cette laverie ne peut plus être rétablie.' });
  return locked;
}

const lockOwners = (trx: Trx, id: string) =>
  lockAccounts(
    trx,
    sql`
      select unnest(array[deleted_rows #>> '{laundromats,0,user_id}', moved_rows #>> '{columns,user_id,0}', kept.user_id::text])::uuid
      from moderation_actions m left join laundromats kept on kept.id = merged_into
      where m.laundromat_id = ${id} and is_restorable`,
  );

/** Moves the rows back that `revert_merge` of the database leaves. */
async function moveBack(trx: Trx, id: string, deletionId: string): Promise<void> {
  await sql`
    update owner_questions q set laundromat_id = ${id} from moderation_actions m
    where m.id = ${deletionId} and q.laundromat_id = m.merged_into
      and m.moved_rows #> '{moved,owner_questions}' @> to_jsonb(q.id)`.execute(trx);
  await sql`
    update claim_disputes d set laundromat_id = c.laundromat_id
    from laundromat_claims c, moderation_actions m
    where m.id = ${deletionId} and c.id = d.claim_id and c.laundromat_id = ${id}
      and d.laundromat_id = m.merged_into`.execute(trx);
  await sql`
    update laundromat_counts present set is_capped = c.was_capped
    from moderation_actions m, jsonb_to_recordset(m.moved_rows -> 'counts') as c (
      month date, kind text, is_capped boolean, was_capped boolean
    )
    where m.id = ${deletionId} and present.laundromat_id = m.merged_into
      and (present.month, present.kind) = (c.month, c.kind) and c.is_capped`.execute(trx);
}

async function insertLaundromat(trx: Trx, id: string, deletionId: string): Promise<void> {
  // As text, because JSON parsing would round its numbers.
  const { rows } = await sql<{ content: string }>`
    select (content - array_remove(array[
      case when not exists (select from users where id = (content ->> 'user_id')::uuid) then 'user_id' end,
      case when not exists (select from subscription_plans where id = (content ->> 'plan_id')::uuid) then 'plan_id' end,
      case when exists (select from laundromats where slug = content ->> 'slug') then 'slug' end
    ], null))::text as content
    from moderation_actions cross join lateral (select deleted_rows #> '{laundromats,0}' as content) deleted
    where id = ${deletionId}`.execute(trx);
  const { content } = rows[0]!;
  await trx.deleteFrom('deletedIds').where('tableName', '=', 'laundromats').where('id', '=', id).execute();
  await sql`delete from laundromat_redirects where slug = ${content}::jsonb ->> 'slug'`.execute(trx);
  await sql`select insert_from_json('laundromats', ${content}::jsonb)`.execute(trx);
}

/**
 * Returns the rows by table; a table comes after those to which it refers. Leaves out photos that the owner had deleted:
 * their files may be gone.
 */
async function dependentRows(trx: Trx, deletionId: string): Promise<{ table: string; rows: string[] }[]> {
  const { rows } = await sql<{ table: string; rows: string[] }>`
    select key as table, array_agg(row::text order by row ->> 'is_primary' desc nulls last) as rows
    from moderation_actions, jsonb_each(deleted_rows - array['laundromats', 'photo_deletions']) by_table, jsonb_array_elements(by_table.value) row
    where id = ${deletionId} group by id, key order by exists (
      select from pg_constraint where contype = 'f' and conrelid = key::regclass
        and deleted_rows - 'laundromats' ? confrelid::regclass::text
    ), key`.execute(trx);
  return rows;
}

/**
 * Inserts rows except those that a constraint refuses by now, such as a favorite of a deleted account. It finds them by
 * halving the list.
 */
async function insertWhatFits(trx: Trx, table: string, rows: string[]): Promise<void> {
  await sql`savepoint attempt`.execute(trx);
  try {
    await sql`
      select insert_from_json(${table}::regclass, row::jsonb)
      from unnest(${rows}::text[]) with ordinality as given (row, place) order by place`.execute(trx);
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(trx);
    if (violatedConstraint(error) === undefined) throw error;
    const half = Math.ceil(rows.length / 2);
    if (rows.length > 1)
      for (const part of [rows.slice(0, half), rows.slice(half)]) await insertWhatFits(trx, table, part);
  }
  await sql`release savepoint attempt`.execute(trx);
}

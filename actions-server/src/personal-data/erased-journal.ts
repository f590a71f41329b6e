import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';

/** Columns with the name of a decision, never of a person. */
const decisions = ['subject_type', 'decision', 'status', 'role'];

/**
 * Empties every text in the journal about an account, its laundromats, reviews and claims, deleted ones included, and its
 * own changes. Returns the number of entries.
 */
export async function emptyJournal(trx: Trx, userId: string): Promise<number> {
  const { rows } = await sql<{ id: string; before: unknown; after: unknown }>`
    with own as (
      select id from laundromats where user_id = ${userId}
      union select id from laundromat_claims where user_id = ${userId}
      union select subject_id from moderation_actions
        where author_id = ${userId} and subject_id not in (select id from laundromats)
    ),
    signs as (
      select array_agg(sign) as signs from (
        values (jsonb_build_object('user_id', ${userId}::text)), (jsonb_build_object('author_id', ${userId}::text))
        union all select jsonb_build_object('laundromat_id', id) from own
      ) as all_signs (sign)
    )
    select id, before, after from journal_entries, signs
    where row_id = ${userId} and table_name = 'users'
      or row_id in (select id::text from own)
      or user_id = ${userId} and actor = 'Propriétaire'
      or before @> any (signs) or after @> any (signs)`.execute(trx);
  const entries = rows.map(({ id, before, after }) => ({
    id,
    before: emptied(before),
    after: emptied(after),
  }));
  await sql`update journal_entries j
    set subject = null, before = nullif(e.before, 'null'), after = nullif(e.after, 'null')
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (id uuid, before jsonb, after jsonb)
    where j.id = e.id`.execute(trx);
  return entries.length;
}

function emptied(values: unknown) {
  if (values === null) return null;
  const isKept = ([column, value]: [string, unknown]) =>
    typeof value === 'boolean' || typeof value === 'number' || decisions.includes(column);
  return Object.fromEntries(
    Object.entries(values as object).map((entry) => [entry[0], isKept(entry) ? entry[1] : null]),
  );
}

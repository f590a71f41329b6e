import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';

/** Ids of the rows that a merge has moved, by their table. */
export type MovedIds = Record<string, string[]>;

/** Rows of jsonb as text, which keeps all digits of their numbers. */
interface Before {
  noted: string;
  kept: string;
}

/** Reads before a merge what undoing it requires; {@link notedRows} completes it afterwards. */
export async function noteBefore(trx: Trx, id: string, keptId: string): Promise<Before> {
  const { rows } = await sql<Before>`
    select to_jsonb(kept)::text as kept, jsonb_strip_nulls(jsonb_build_object(
      'photo_places', (
        select jsonb_agg(jsonb_build_object('id', id, 'is_primary', is_primary, 'position', position))
        from photos where laundromat_id = ${id}
      ),
      'disputes', (select jsonb_agg(id) from laundromat_claims where laundromat_id = ${id} and is_dispute),
      'favorites', (
        select jsonb_agg(jsonb_build_object('user_id', f.user_id, 'created_at', f.created_at, 'had_both', exists (
          select from favorites other where other.laundromat_id = ${keptId} and other.user_id = f.user_id
        ))) from favorites f where f.laundromat_id = ${id}
      ),
      'counts', (
        select jsonb_agg(to_jsonb(c) || jsonb_build_object('was_capped', coalesce(other.is_capped, false)))
        from laundromat_counts c
        left join laundromat_counts other on other.laundromat_id = kept.id and (other.month, other.kind) = (c.month, c.kind)
        where c.laundromat_id = ${id}
      ),
      'sources', (
        select jsonb_agg(jsonb_build_object('type', type, 'id', id)) from source_objects where laundromat_id = ${id}
      ),
      'redirects', (select jsonb_agg(slug) from laundromat_redirects where laundromat_id = ${id})
    ))::text as noted
    from laundromats kept where id = ${keptId}`.execute(trx);
  return rows[0]!;
}

export async function notedRows(
  trx: Trx,
  { noted, kept }: Before,
  keptId: string,
  { replaced_reviews = [], services = [], ...moved }: MovedIds,
): Promise<string> {
  const ids = { moved, replaced_reviews, services };
  const { rows } = await sql<{
    movedRows: string;
  }>`select (${noted}::jsonb || ${JSON.stringify(ids)}::jsonb || jsonb_build_object('columns', (
    select jsonb_object_agg(was.key, jsonb_build_array(was.value, to_jsonb(now) -> was.key))
    from laundromats now, jsonb_each(${kept}::jsonb) was
    where now.id = ${keptId} and was.value is distinct from to_jsonb(now) -> was.key and was.key = any (owner_columns() || array[
      'user_id', 'plan_id', 'is_premium', 'is_featured', 'featured_until', 'assumed_facts'
    ])
  )))::text as moved_rows`.execute(trx);
  return rows[0]!.movedRows;
}

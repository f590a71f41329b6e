import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';

const moving = [
  'reviews',
  'reports',
  'fact_corrections',
  'laundromat_claims',
  'owner_questions',
  'source_candidates',
  'machines',
  'opening_exceptions',
  'photos',
] as const;
type Ids = Partial<Record<(typeof moving)[number], string[] | null>>;

interface Before {
  /** Rows of jsonb as text, which keeps all digits of their numbers. */
  noted: string;
  kept: string;
  mergedIds: Ids;
  keptIds: Ids;
  services: string[];
}

/** Reads before a merge what undoing it requires; {@link notedRows} compares with it afterwards. */
export async function noteBefore(trx: Trx, id: string, keptId: string): Promise<Before> {
  const { rows } = await sql<{ noted: string; kept: string }>`
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
  return {
    ...rows[0]!,
    mergedIds: await movingIds(trx, id),
    keptIds: await movingIds(trx, keptId),
    services: await servicesOf(trx, keptId),
  };
}

export async function notedRows(
  trx: Trx,
  { noted, kept, mergedIds, keptIds, services }: Before,
  id: string,
  keptId: string,
): Promise<string> {
  const [now, left] = [await movingIds(trx, keptId), await movingIds(trx, id)];
  const moved = moving.flatMap((table) => {
    const ids = now[table]?.filter((row) => mergedIds[table]?.includes(row)) ?? [];
    return ids.length > 0 ? [[table, ids]] : [];
  });
  const added = (await servicesOf(trx, keptId)).filter((service) => !services.includes(service));
  const ids = {
    moved: Object.fromEntries(moved) as Ids,
    replaced_reviews: left.reviews?.filter((row) => keptIds.reviews?.includes(row)) ?? [],
    services: added,
  };
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

async function movingIds(trx: Trx, laundromatId: string): Promise<Ids> {
  const lists = moving.map(
    (table) =>
      sql`${sql.lit(table)}, (select jsonb_agg(id) from ${sql.table(table)} where laundromat_id = ${laundromatId})`,
  );
  const { rows } = await sql<{ ids: Ids }>`select jsonb_build_object(${sql.join(lists)}) as ids`.execute(trx);
  return rows[0]!.ids;
}

async function servicesOf(trx: Trx, laundromatId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('laundromatServices')
    .select('serviceId')
    .where('laundromatId', '=', laundromatId)
    .execute();
  return rows.map(({ serviceId }) => serviceId);
}

import { type RawBuilder, sql } from 'kysely';
import { mergeProblem, mergeRefusals, needsOwner, photoCapOf } from '#contract/laundromat/merging.ts';
import { actAsAdministrator, lockOwnersOf, type Trx } from '../db/database.ts';
import { beginDecision, logDecisions } from '../db/decision-log.ts';
import { ApiError } from '../http/api-error.ts';
import type { Input, Write } from '../http/operation.ts';
import { deleteWithRows } from './decide-laundromat.ts';
import { noteBefore, type MovedIds, notedRows } from './merge-notes.ts';
import { renewTiers } from './owner-tiers.ts';
import { followOwner, refuseUnrefunded } from './queries.ts';

type Side = Awaited<ReturnType<typeof lockSides>>[number];

/**
 * Moves what belongs to a laundromat to another, fills in unknown facts there, redirects the address and deletes the
 * first. Writes to the log of decisions what `restoreLaundromat` needs.
 */
export const mergeLaundromats: Write<'mergeLaundromats'> = async (
  trx,
  administrator,
  { id, keptId, keepsOwnerOf },
) => {
  await actAsAdministrator(trx, administrator);
  await beginDecision(trx);
  await lockOwnersOf(trx, [id, keptId]);
  const sides = await lockSides(trx, id, keptId);
  const [merged, kept] = [id, keptId].map((side) => sides.find((row) => row.id === side));
  refuseUnlike(kept, merged, keepsOwnerOf);
  const before = await noteBefore(trx, id, keptId);
  if (needsOwner(kept!, merged!) && keepsOwnerOf === 'kept') await refuseUnrefunded(trx, id);
  const isGiven = keepsOwnerOf === 'merged' && needsOwner(kept!, merged!);
  if (isGiven) await giveOwner(trx, id, keptId);
  const tier = isGiven && { isPremium: merged!.isPremium, isFeatured: merged!.isFeatured };
  const reviews = await moveReviews(trx, id, keptId);
  const moved = await movedIds(trx, {
    ...moves(id, keptId),
    photos: moveOfPhotos(id, { ...kept!, ...tier }),
    ...missingFacts(kept!, merged!),
    ...redirection(id, keptId),
  });
  const movedRows = await notedRows(trx, before, keptId, { ...reviews, ...moved });
  const deletedRows = await deleteWithRows(trx, id);
  for (const { userId } of [kept!, merged!]) await renewTiers(trx, userId);
  await logDecisions(trx, administrator, [
    {
      subjectType: 'laundromat',
      subjectId: id,
      decision: 'merged',
      laundromatId: id,
      authorId: merged!.userId,
      seen: merged!.seen,
      mergedInto: keptId,
      keepsOwnerOf,
      formerOwnerId: kept!.userId,
      movedRows,
      deletedRows,
    },
  ]);
  return { id: keptId };
};

async function lockSides(trx: Trx, id: string, keptId: string) {
  const rows = await trx
    .selectFrom('laundromats as l')
    .select(['id', 'slug', 'userId', 'isActive', 'isPremium', 'isFeatured', 'hasPhotos', 'locationSource'])
    .select(['weeklyHours', 'statedHours', 'statedPriceFrom'])
    .select(sql<object>`moderated_content(l) || jsonb_build_object('is_active', is_active)`.as('seen'))
    .where('id', 'in', [id, keptId])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, owner: row.userId === null ? null : { id: row.userId } }));
}

function refuseUnlike(
  kept: Side | undefined,
  merged: Side | undefined,
  keepsOwnerOf: Input<'mergeLaundromats'>['keepsOwnerOf'],
) {
  if (!kept || !merged || kept === merged)
    throw new ApiError('laundromatNotFound', { message: mergeRefusals.gone });
  if (needsOwner(kept, merged) && !keepsOwnerOf)
    throw new ApiError('conflict', { message: mergeRefusals.owner });
  const problem = mergeProblem(kept, merged);
  if (problem) throw new ApiError('conflict', { message: problem });
}

async function giveOwner(trx: Trx, id: string, keptId: string): Promise<void> {
  await sql`
    update laundromats kept set user_id = merged.user_id, plan_id = merged.plan_id,
      -- It was in the directory before its owner.
      was_claimed = kept.was_claimed or kept.user_id is null,
      is_premium = merged.is_premium and kept.closed_at is null,
      is_featured = merged.is_featured and kept.closed_at is null, featured_until = merged.featured_until
    from laundromats merged where kept.id = ${keptId} and merged.id = ${id}`.execute(trx);
  await followOwner(trx, keptId);
}

/** Of the reviews of one person, the newer one stays. Both change places in one statement. */
async function moveReviews(trx: Trx, id: string, keptId: string): Promise<MovedIds> {
  const { rows } = await sql<{ id: string; isKept: boolean }>`
    update reviews r set laundromat_id = case r.laundromat_id when ${id} then ${keptId}::uuid else ${id}::uuid end
    where r.laundromat_id = ${id} and not exists (
        select from reviews other
        where other.laundromat_id = ${keptId} and other.user_id = r.user_id and other.created_at >= r.created_at
      )
      or r.laundromat_id = ${keptId} and exists (
        select from reviews other
        where other.laundromat_id = ${id} and other.user_id = r.user_id and other.created_at > r.created_at
      )
    returning id, laundromat_id = ${keptId} as is_kept`.execute(trx);
  const idsOf = (isKept: boolean) => rows.filter((row) => row.isKept === isKept).map((row) => row.id);
  return { reviews: idsOf(true), replaced_reviews: idsOf(false) };
}

type Statements = Record<string, RawBuilder<unknown>>;

/** Executes statements one after the other. Returns the ids that they return, by the name of the statement. */
async function movedIds(trx: Trx, statements: Statements): Promise<MovedIds> {
  const moved: MovedIds = {};
  for (const [name, statement] of Object.entries(statements)) {
    const { rows } = await statement.execute(trx);
    const ids = rows.flatMap((row) => (row as { id?: string }).id ?? []);
    if (ids.length > 0) moved[name] = ids;
  }
  return moved;
}

/** The names are those of the tables, where undoing the merge requires the ids. */
const moves = (id: string, keptId: string): Statements => ({
  favorites: sql`
    update favorites f set laundromat_id = ${keptId}
    where laundromat_id = ${id}
      and not exists (select from favorites other where other.laundromat_id = ${keptId} and other.user_id = f.user_id)`,
  reports: sql`update reports set laundromat_id = ${keptId} where laundromat_id = ${id} returning id`,
  fact_corrections: sql`
    update fact_corrections c set laundromat_id = ${keptId}
    where laundromat_id = ${id} and not exists (
      select from fact_corrections other
      where other.laundromat_id = ${keptId} and other.status = 'open' and other.kind = c.kind
        and other.sender_hash = c.sender_hash and other.proposed is not distinct from c.proposed
    ) returning id`,
  laundromat_claims: sql`
    update laundromat_claims c set laundromat_id = kept.id, is_dispute = is_dispute or kept.user_id is not null
    from laundromats kept
    where kept.id = ${keptId} and laundromat_id = ${id} and status in ('draft', 'submitted') and not exists (
      select from laundromat_claims other
      where other.laundromat_id = kept.id and other.user_id = c.user_id and other.status in ('draft', 'submitted')
    ) returning c.id`,
  claim_disputes: sql`
    update claim_disputes d set laundromat_id = c.laundromat_id from laundromat_claims c
    where c.id = d.claim_id and d.laundromat_id = ${id} and c.laundromat_id = ${keptId}`,
  owner_questions: sql`
    update owner_questions set laundromat_id = ${keptId} where laundromat_id = ${id} returning id`,
  // Those of the merged one are deleted with it, so that a restore finds them whole.
  counts: sql`
    insert into laundromat_counts as stored (laundromat_id, month, kind, count, is_capped)
    select ${keptId}, month, kind, count, is_capped from laundromat_counts where laundromat_id = ${id}
    on conflict (laundromat_id, month, kind) do update set
      count = least(stored.count::bigint + excluded.count, 2147483647),
      is_capped = stored.is_capped or excluded.is_capped`,
  // The next import compares the source objects with the laundromat that stays.
  sourceObjects: sql`update source_objects set laundromat_id = ${keptId} where laundromat_id = ${id}`,
  source_candidates: sql`
    update source_candidates c set laundromat_id = ${keptId}
    where laundromat_id = ${id} and not exists (
      select from source_candidates other
      where other.laundromat_id = ${keptId} and other.source_type = c.source_type and other.source_id = c.source_id
    ) returning id`,
});

const moveOfPhotos = (id: string, kept: Side) => sql`
  with present as (
    select count(*) as number, coalesce(max(position), -1) as last from photos where laundromat_id = ${kept.id}
  ), moved as (
    select id, row_number() over (order by is_primary desc, position, id) as place
    from photos where laundromat_id = ${id}
    order by place limit greatest(${photoCapOf(kept)}::integer - (select number from present), 0)
  )
  update photos set laundromat_id = ${kept.id}, is_primary = ${!kept.hasPhotos} and moved.place = 1,
    position = moved.place + present.last
  from moved, present where photos.id = moved.id returning photos.id`;

/** Statements that fill in what the laundromat that stays lacks. */
function missingFacts(kept: Side, merged: Side): Statements {
  const fill = (columns: RawBuilder<unknown>) => sql`
    update laundromats kept set ${columns} from laundromats merged where kept.id = ${kept.id} and merged.id = ${merged.id}`;
  return {
    texts: sql`
      select write_columns(
        kept.id, to_jsonb(merged) || jsonb_strip_nulls(to_jsonb(kept)), optional_texts() || array['cycle_minutes']
      ) from laundromats kept, laundromats merged where kept.id = ${kept.id} and merged.id = ${merged.id}`,
    ...(kept.locationSource === 'commune' &&
      merged.locationSource !== 'commune' && {
        point: fill(
          sql`latitude = merged.latitude, longitude = merged.longitude, located_at = clock_timestamp()`,
        ),
      }),
    ...(kept.statedHours === null &&
      kept.weeklyHours === null &&
      merged.statedHours !== null && {
        hours:
          fill(sql`hours = merged.hours, weekly_hours = merged.weekly_hours, holiday_hours = merged.holiday_hours,
          assumed_facts = array_remove(kept.assumed_facts, 'hours')`),
        opening_exceptions: moveWhereNone('opening_exceptions', merged.id, kept.id),
      }),
    ...(kept.statedPriceFrom === null &&
      merged.statedPriceFrom !== null && {
        price: fill(
          sql`price_from = merged.price_from, assumed_facts = array_remove(kept.assumed_facts, 'price_from')`,
        ),
      }),
    machines: moveWhereNone('machines', merged.id, kept.id),
    services: sql`
      insert into laundromat_services (laundromat_id, service_id)
      select ${kept.id}, service_id from laundromat_services
      where laundromat_id = ${merged.id} and not exists (select from laundromat_services where laundromat_id = ${kept.id})
      returning service_id as id`,
  };
}

const moveWhereNone = (table: 'machines' | 'opening_exceptions', id: string, keptId: string) => sql`
  update ${sql.table(table)} set laundromat_id = ${keptId}
  where laundromat_id = ${id} and not exists (select from ${sql.table(table)} where laundromat_id = ${keptId})
  returning id`;

const redirection = (id: string, keptId: string): Statements => ({
  redirects: sql`update laundromat_redirects set laundromat_id = ${keptId} where laundromat_id = ${id}`,
  slug: sql`
    insert into laundromat_redirects (slug, laundromat_id) select slug, ${keptId} from laundromats where id = ${id}
    on conflict (slug) do update set laundromat_id = excluded.laundromat_id`,
});

import { sql } from 'kysely';
import { proposedPoint } from '#contract/corrections/corrections.ts';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import {
  type Database,
  transactionTime,
  lockedLaundromatOf,
  lockOwnersOf,
  type Trx,
} from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Input } from '../http/operation.ts';
import { decideLaundromat } from '../laundromats/decide-laundromat.ts';
import { statedColumns } from '../laundromats/queries.ts';
import { approveParts, queueParts } from '../laundromats/reading-queue.ts';
import { refusePinAtSea } from '../places/geocode-laundromats.ts';
import type { Geocoder } from '../places/geocoder.ts';
import type { SignedInCaller } from '../session/caller.ts';

/**
 * Accepts, dismisses or reopens a correction. The same decision again changes nothing. A reason is sent to the owner
 * when an accepted closure unpublishes the laundromat.
 */
export async function decideCorrection(
  { db, geocoder }: { db: Database; geocoder: Pick<Geocoder, 'reverse'> },
  caller: SignedInCaller,
  { id, decision, closingReason }: Input<'decideCorrection'>,
): Promise<{ id: string; laundromatId: string }> {
  if (closingReason && caller.role !== 'site_admin') throw new ApiError('adminOnly');
  const seen = await db.transaction(caller, (trx) => lockCorrection(trx, caller, id));
  const point = decision === 'accepted' && seen.status === 'open' ? proposedPoint(seen) : null;
  // Outside of a transaction, because the geocoder may take a while.
  if (point) await refusePinAtSea(geocoder, point);
  return db.transaction(caller, async (trx) => {
    await lockOwnersOf(trx, [seen.laundromatId]);
    const correction = await lockCorrection(trx, caller, id);
    const { laundromatId, kind, status } = correction;
    const closes = kind === 'closed' && decision === 'accepted' && closingReason != null;
    if (!isPossible(correction, { decision, closes, isAdministrator: caller.role === 'site_admin' })) {
      if (status !== decision) throw new ApiError('correctionDecided');
      return { id, laundromatId };
    }
    const isOpen = decision === 'open';
    await trx
      .updateTable('factCorrections')
      .set({
        status: decision,
        decidedAt: isOpen ? null : transactionTime,
        decidedBy: isOpen ? null : caller.userId,
      })
      .where('id', '=', id)
      .execute();
    if (decision === 'accepted') await writeFact(trx, caller, correction);
    if (closes && correction.isPublished)
      await decideLaundromat(trx, caller, { id: laundromatId, decision: 'refused', reason: closingReason });
    else if (kind === 'closed' && status === 'accepted' && (await wasWithdrawn(trx, correction)))
      await decideLaundromat(trx, caller, { id: laundromatId, decision: 'published' });
    return { id, laundromatId };
  });
}

type Correction = Awaited<ReturnType<typeof lockCorrection>>;

async function lockCorrection(trx: Trx, caller: SignedInCaller, id: string) {
  const laundromat = await lockedLaundromatOf(trx, 'factCorrections', id)
    .select([
      'id',
      'userId',
      'isActive',
      'statedPriceFrom as priceFrom',
      'statedHours as hours',
      'weeklyHours',
    ])
    .select(sql<string | null>`case when location_source = 'pin' then latitude end`.as('latitude'))
    .select(sql<string | null>`case when location_source = 'pin' then longitude end`.as('longitude'))
    .executeTakeFirst();
  const correction = await trx
    .selectFrom('factCorrections')
    .select(['laundromatId', 'kind', 'status', 'proposed'])
    .select(sql<string | null>`decided_at::text`.as('decidedAt'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const isOwn = caller.role === 'site_admin' || laundromat?.userId === caller.userId;
  // An undone merge may have moved it meanwhile.
  if (!laundromat || correction?.laundromatId !== laundromat.id || !isOwn)
    throw new ApiError('correctionNotFound');
  const { id: _, userId: __, isActive: isPublished, ...former } = laundromat;
  return { ...correction, isPublished, former };
}

function isPossible(
  { kind, status, proposed, isPublished }: Correction,
  { decision, closes, isAdministrator }: { decision: string; closes: boolean; isAdministrator: boolean },
): boolean {
  if (status === 'open') return decision !== 'open';
  if (status === 'dismissed') return decision === 'open';
  // An owner may confirm a closure, but only an administrator withdraws the laundromat.
  if (decision === 'accepted') return closes && isPublished;
  // Only an administrator publishes what an administrator has withdrawn.
  return decision === 'open' && proposed === null && (kind !== 'closed' || isPublished || isAdministrator);
}

/** Writes the fact. The change itself counts as a check. */
async function writeFact(
  trx: Trx,
  caller: SignedInCaller,
  { laundromatId, kind, proposed, former }: Correction,
): Promise<void> {
  if (proposed === null) return;
  const { price, text, weeklyHours, latitude, longitude } = proposed as unknown as {
    price: number;
    text: string;
    weeklyHours: unknown;
  } & Coordinates;
  const facts = {
    price: { priceFrom: price },
    hours: { hours: text, weeklyHours },
    location: { locationSource: 'pin', latitude, longitude },
    closed: undefined,
    machine: undefined,
  } as const;
  const fact = facts[kind];
  if (!fact || (kind === 'price' && (await hasPricedWasher(trx, laundromatId)))) return;
  const names = Object.keys(former).filter((name) => name in fact) as (keyof typeof former)[];
  if (caller.role === 'site_admin') await approveParts(trx, laundromatId, names);
  else await queueParts(trx, laundromatId, Object.fromEntries(names.map((name) => [name, former[name]])));
  await trx
    .updateTable('laundromats')
    // What its owner corrects after a refusal waits for an administrator again.
    .set({
      ...statedColumns(fact),
      factsCheckedAt: transactionTime,
      ...(caller.role === 'owner' && { refusedAt: null }),
    })
    .where('id', '=', laundromatId)
    .execute();
}

/** The price then follows from the washers. */
const hasPricedWasher = async (trx: Trx, laundromatId: string) =>
  (await trx
    .selectFrom('machines')
    .select('id')
    .where('laundromatId', '=', laundromatId)
    .where('kind', '=', 'washer')
    .where('price', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** Tells whether the reopened decision withdrew the laundromat and no later one was made about it. */
async function wasWithdrawn(
  trx: Trx,
  { laundromatId, decidedAt, isPublished }: Correction,
): Promise<boolean> {
  if (isPublished) return false;
  const { rows } = await sql<{ isLatest: boolean }>`
    select decision = 'refused' and created_at = ${decidedAt}::timestamptz as is_latest from moderation_actions
    where laundromat_id = ${laundromatId} and subject_type = 'laundromat' order by created_at desc limit 1`.execute(
    trx,
  );
  return rows[0]?.isLatest ?? false;
}

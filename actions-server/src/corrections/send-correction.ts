import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import {
  correctionCommentMax,
  correctionCountsForMs,
  hasSameHours,
  largestMoveKm,
  sameHoursMessage,
  tooFarMessage,
  type CorrectionForm,
} from '#contract/corrections/corrections.ts';
import { coordinatesOf, metresBetween } from '#contract/laundromat/coordinates.ts';
import type { Database, Trx } from '../db/database.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import type { ApiCaller } from '../session/caller.ts';
import { lockAndCheckDeleted } from '../session/withdraw-text.ts';

/** An older observation no longer counts, however long it waited on a device. */
const longestWaitMs = correctionCountsForMs('hours');

interface SentCorrection {
  laundromatId: string;
  senderHash: string;
  form: CorrectionForm;
}

export function sendCorrection(
  db: Database,
  caller: ApiCaller,
  { laundromatId, senderHash, form: { id = randomUUID(), kind, proposed, comment, seenAt } }: SentCorrection,
): Promise<{ id: string; isNew: boolean }> {
  return db.transaction(caller, async (trx) => {
    const usable = refuseUnusable(trx, laundromatId, proposed);
    const [isWithdrawn] = await Promise.all([lockAndCheckDeleted(trx, 'fact_corrections', id), usable]);
    if (isWithdrawn) return { id, isNew: false };
    const createdAt = noticedAt(seenAt);
    const proposal = proposed && JSON.stringify(proposed);
    const fact = { laundromatId, kind, senderHash, proposed: proposal };
    const inserted = await trx
      .insertInto('factCorrections')
      .values({ ...fact, id, comment, createdAt, userId: caller.userId ?? null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows) return { id, isNew: true };

    const stored = await trx
      .selectFrom('factCorrections')
      .select(['laundromatId', 'kind'])
      .where('id', '=', id)
      .executeTakeFirst();
    // The network address may have changed between two attempts of a device, so it is not compared.
    if (stored && (stored.laundromatId !== laundromatId || stored.kind !== kind))
      throw new ApiError('conflict');
    if (!stored)
      await trx
        .updateTable('factCorrections')
        .set({ createdAt: sql`greatest(created_at, ${createdAt})`, comment: withWords(comment) })
        .where('laundromatId', '=', laundromatId)
        .where('kind', '=', kind)
        .where('senderHash', '=', senderHash)
        .where('proposed', 'is not distinct from', proposal)
        .where('status', '=', 'open')
        .execute();
    return { id, isNew: false };
  });
}

/** Adds the words of a repeated correction, whose first ones are cut where all are too long. */
const withWords = (comment: string | null | undefined) =>
  sql<string | null>`case when position(${comment ?? ''} in coalesce(comment, '')) > 0 then comment
    else right(concat_ws(chr(10), comment, ${comment ?? null}::text), ${correctionCommentMax}) end`;

async function refuseUnusable(
  trx: Trx,
  laundromatId: string,
  proposed: CorrectionForm['proposed'],
): Promise<void> {
  const laundromat = await trx
    .selectFrom('laundromats')
    .select(['isActive', 'latitude', 'longitude', 'weeklyHours'])
    .where('id', '=', laundromatId)
    .executeTakeFirst();
  if (!laundromat?.isActive) throw new ApiError('laundromatNotFound');
  if (hasSameHours({ proposed }, laundromat.weeklyHours))
    throw refusedField('proposed.weeklyHours', sameHoursMessage);
  const here = coordinatesOf(laundromat);
  if (proposed?.latitude == null || proposed.longitude == null || !here) return;
  const there = { latitude: proposed.latitude, longitude: proposed.longitude };
  if (metresBetween(here, there) > largestMoveKm * 1000) throw refusedField('proposed', tooFarMessage);
}

/** Returns the time given by the device, moved into the accepted period: the device's clock may be wrong. */
function noticedAt(seenAt: string | null | undefined): Date {
  const now = Date.now();
  const seen = seenAt ? new Date(seenAt).getTime() : now;
  return new Date(Math.max(Math.min(seen, now), now - longestWaitMs));
}

import { randomUUID } from 'node:crypto';
import {
  correctionCountsForMs,
  hasSameHours,
  largestMoveKm,
  sameHoursMessage,
  tooFarMessage,
  type CorrectionForm,
} from '#contract/corrections/corrections.ts';
import { coordinatesOf, metresBetween } from '#contract/laundromat/coordinates.ts';
import { violates } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import { systemFor, type ApiCaller } from '../session/caller.ts';
import {
  correctedLaundromatQuery,
  correctionQuery,
  repeatCorrectionMutation,
  sendCorrectionMutation,
} from './correction-documents.ts';

/** Longest time that a correction may have waited on a device; an older observation no longer counts. */
const longestWaitMs = correctionCountsForMs('hours');

interface SentCorrection {
  laundromatId: string;
  senderHash: string;
  form: CorrectionForm;
}

/** Stores a correction of a published laundromat. `isNew` is false when the same sender's correction was stored before. */
export async function sendCorrection(
  hasura: Hasura,
  caller: ApiCaller,
  { laundromatId, senderHash, form: { id = randomUUID(), kind, proposed, comment, seenAt } }: SentCorrection,
): Promise<{ id: string; isNew: boolean }> {
  await refuseUnusable(hasura, caller, laundromatId, proposed);
  const createdAt = noticedAt(seenAt);
  const fact = { laundromatId, kind, senderHash };
  const correction = { ...fact, id, proposed, comment, createdAt, userId: caller.userId ?? null };
  const system = systemFor(caller);
  try {
    await hasura.query(sendCorrectionMutation, { correction }, system);
    return { id, isNew: true };
  } catch (error) {
    if (violates(error, 'fact_corrections_user_id_fkey'))
      throw new ApiError('sessionExpired', { cause: error });
    if (violates(error, 'fact_corrections_one_per_sender')) {
      const value = proposed === null ? { _is_null: true } : { _eq: proposed };
      const same = {
        laundromatId: { _eq: laundromatId },
        kind: { _eq: kind },
        senderHash: { _eq: senderHash },
        proposed: value,
      };
      await hasura.query(repeatCorrectionMutation, { same, seenAt: createdAt }, system);
      return { id, isNew: false };
    }
    // Its sender has withdrawn it meanwhile: there is nothing left to do.
    if (violates(error, 'fact_corrections_id_unused')) return { id, isNew: false };
    if (!violates(error, 'fact_corrections_pkey')) throw error;
  }
  const { fact_corrections_by_pk: stored } = await hasura.query(correctionQuery, { id }, system);
  // The network address may have changed between two attempts of a device, so it is not compared.
  if (stored?.laundromatId !== laundromatId || stored.kind !== kind) throw new ApiError('conflict');
  return { id, isNew: false };
}

async function refuseUnusable(
  hasura: Hasura,
  caller: ApiCaller,
  laundromatId: string,
  proposed: CorrectionForm['proposed'],
): Promise<void> {
  const { laundromats_by_pk: laundromat } = await hasura.query(
    correctedLaundromatQuery,
    { id: laundromatId },
    caller,
  );
  if (!laundromat?.isActive) throw new ApiError('laundromatNotFound');
  if (hasSameHours({ proposed }, laundromat.weeklyHours))
    throw refusedField('proposed.weeklyHours', sameHoursMessage);
  const here = coordinatesOf(laundromat);
  if (proposed?.latitude == null || proposed.longitude == null || !here) return;
  const there = { latitude: proposed.latitude, longitude: proposed.longitude };
  if (metresBetween(here, there) > largestMoveKm * 1000) throw refusedField('proposed', tooFarMessage);
}

/** Returns the time given by the device, moved into the accepted period: the device's clock may be wrong. */
function noticedAt(seenAt: string | null | undefined): string {
  const now = Date.now();
  const seen = seenAt ? new Date(seenAt).getTime() : now;
  return new Date(Math.max(Math.min(seen, now), now - longestWaitMs)).toISOString();
}

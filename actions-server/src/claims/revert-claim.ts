import { sql } from 'kysely';
import { clockTime, type Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';
import { renewTiers, renewTiersWith } from '../laundromats/owner-tiers.ts';
import { followOwner } from '../laundromats/queries.ts';
import { lockClaim, lockSides, type LockedClaim } from './queries.ts';

export const revertClaim: Write<'revertClaim'> = async (trx, administrator, { id, closingReason }) => {
  await lockSides(trx, id);
  const claim = await lockClaim(trx, id);
  const { status, laundromatId, laundromat } = claim;
  if (status === 'reverted') return { id, laundromatId };
  if (status !== 'accepted') throw new ApiError('claimClosed');
  if (laundromat.userId !== claim.userId) throw new ApiError('claimOwnerChanged');
  await undoAcceptance(trx, claim, { closingReason, decidedBy: administrator.userId });
  await renewTiers(trx, claim.userId);
  return { id, laundromatId };
};

/**
 * Gives a laundromat back, even beyond the limit of the plan, with its former content, except what administrators corrected
 * since.
 */
export async function undoAcceptance(
  trx: Trx,
  { id, laundromatId, ...claim }: LockedClaim,
  decision: { closingReason: string; decidedBy: string | null },
): Promise<void> {
  const saved = withoutFacts(claim.previous, await correctedFacts(trx, { laundromatId, ...claim }));
  await trx
    .updateTable('laundromats')
    .set({ userId: claim.previousUserId })
    .where('id', '=', laundromatId)
    .execute();
  await followOwner(trx, laundromatId);
  if (saved) await sql`select restore_content(${laundromatId}, ${JSON.stringify(saved)}::jsonb)`.execute(trx);
  await trx
    .updateTable('reviews')
    .set({ answer: null, answeredAt: null })
    .where('laundromatId', '=', laundromatId)
    .where('answeredAt', '>', claim.decidedAt)
    .execute();
  await trx
    .updateTable('laundromatClaims')
    .set({ status: 'reverted', ...decision, decidedAt: clockTime, previous: null, previousUserId: null })
    .where('id', '=', id)
    .execute();
  await trx.updateTable('claimDisputes').set({ lostAt: null }).where('claimId', '=', id).execute();
  const wasClaimed = saved?.laundromat['was_claimed'] === true;
  await trx.updateTable('laundromats').set({ wasClaimed }).where('id', '=', laundromatId).execute();
  await renewTiersWith(trx, laundromatId);
}

async function correctedFacts(
  trx: Trx,
  { laundromatId, userId, decidedAt }: Pick<LockedClaim, 'laundromatId' | 'userId' | 'decidedAt'>,
): Promise<string[]> {
  const corrections = await trx
    .selectFrom('factCorrections')
    .select('kind')
    .distinct()
    .where('laundromatId', '=', laundromatId)
    .where('status', '=', 'accepted')
    .where('proposed', 'is not', null)
    .where('decidedAt', '>', decidedAt)
    .where('decidedBy', 'is distinct from', userId)
    .execute();
  return corrections.map(({ kind }) => kind);
}

/** Columns of the facts for which a correction may propose a value. */
const columnsOfFact: Record<string, readonly string[]> = {
  price: ['price_from'],
  hours: ['hours', 'weekly_hours'],
  location: ['latitude', 'longitude', 'location_source', 'located_at'],
};

interface SavedContent {
  laundromat: Record<string, unknown>;
}

function withoutFacts(previous: unknown, kinds: string[]): SavedContent | undefined {
  if (!previous) return undefined;
  const saved = previous as SavedContent;
  const corrected = new Set(kinds.flatMap((kind) => columnsOfFact[kind] ?? []));
  const kept = Object.entries(saved.laundromat).filter(([column]) => !corrected.has(column));
  return { ...saved, laundromat: Object.fromEntries(kept) };
}

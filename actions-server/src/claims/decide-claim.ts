import { sql } from 'kysely';
import { acceptableFrom } from '#contract/claims/proof-levels.ts';
import { clockTime, type Trx } from '../db/database.ts';
import { withIsoTimes } from '../db/iso-times.ts';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';
import { renewTiers, renewTiersWith } from '../laundromats/owner-tiers.ts';
import { giveLaundromat } from './give-laundromat.ts';
import { lockClaim, type LockedClaim, lockSides } from './queries.ts';

/**
 * Accepts or refuses a submitted claim. The same decision again changes nothing; an acceptance is refused when the laundromat
 * has another owner than the one whom the administrator saw.
 */
export const decideClaim: Write<'decideClaim'> = async (
  trx,
  administrator,
  { id, decision, closingReason, ownerId: seenOwner = null },
) => {
  const accounts = await lockSides(trx, id);
  const claim = await lockClaim(trx, id);
  const claimant = accounts.find((account) => account.id === claim.userId);
  const { status, laundromatId, laundromat } = claim;
  if (status === decision) return { id, laundromatId };
  if (status !== 'submitted') throw new ApiError('claimClosed');
  const decided = { status: decision, closingReason, decidedAt: clockTime, decidedBy: administrator.userId };
  if (decision === 'accepted') {
    await refuseUntimely(trx, claim, seenOwner);
    if (!claimant?.isActive || claimant.role !== 'owner') throw new ApiError('claimantUnavailable');
    const { rows } = await sql<{ content: object }>`
      select jsonb_set(owned_content(l), '{laundromat,was_claimed}', to_jsonb(was_claimed)) as content
      from laundromats l where id = ${laundromatId}`.execute(trx);
    const previous = JSON.stringify(rows[0]!.content);
    await giveLaundromat(trx, laundromatId, claim.userId, { wasClaimed: true });
    await loseDispute(trx, claim);
    await trx
      .updateTable('laundromatClaims')
      .set({ ...decided, previousUserId: laundromat.userId, previous })
      .where('id', '=', id)
      .execute();
    await renewTiers(trx, laundromat.userId);
    await renewTiersWith(trx, laundromatId);
  } else await trx.updateTable('laundromatClaims').set(decided).where('id', '=', id).execute();
  return { id, laundromatId };
};

async function refuseUntimely(trx: Trx, claim: LockedClaim, seenOwner: string | null): Promise<void> {
  const { userId: owner, closedAt } = claim.laundromat;
  if (owner !== seenOwner) throw new ApiError('claimOwnerChanged');
  if (closedAt !== null) throw new ApiError('laundromatClosed');
  const disputes = await trx
    .selectFrom('claimDisputes')
    .select(['ownerId', 'askedAt', 'answeredAt'])
    .where('claimId', '=', claim.id)
    .execute();
  const from = acceptableFrom(
    {
      userId: claim.userId,
      hasProof: claim.hasProof,
      askedAt: claim.askedAt?.toISOString() ?? null,
      disputes: disputes.map(withIsoTimes),
    },
    owner,
  );
  if (from === null || from.getTime() > Date.now()) throw new ApiError('claimWaits');
}

const loseDispute = (trx: Trx, { id, laundromat }: LockedClaim) =>
  trx
    .updateTable('claimDisputes')
    .set({ lostAt: clockTime })
    .where('claimId', '=', id)
    .where('ownerId', '=', laundromat.userId)
    .where('lostAt', 'is', null)
    .execute();

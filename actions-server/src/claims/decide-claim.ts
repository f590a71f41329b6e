import type { z } from 'zod';
import { isWithin } from '#contract/billing/coverage.ts';
import type { claimDecision } from '#contract/claims/claims.ts';
import type { SavedClaim } from '#contract/claims/operations.ts';
import { acceptableFrom } from '#contract/claims/proof-levels.ts';
import { ownerCoverage } from '../coverage/owner-coverage.ts';
import { refuse } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { systemFor, type SignedInCaller, type SystemCaller } from '../session/caller.ts';
import { claimQuery, decideClaimMutation, revertClaimMutation } from './claim-documents.ts';

/**
 * Accepts or refuses a submitted claim. The same decision again changes nothing; an acceptance is refused when the laundromat
 * has another owner than the one whom the administrator saw.
 */
export async function decideClaim(
  hasura: Hasura,
  administrator: SignedInCaller,
  { id, decision, closingReason, ownerId }: z.infer<typeof claimDecision>,
): Promise<SavedClaim> {
  const system = systemFor(administrator);
  const claim = await claimOf(hasura, system, id);
  const { status, userId, laundromatId } = claim;
  if (status === decision) return { id, laundromatId };
  if (status !== 'submitted') throw new ApiError('claimClosed');
  if (decision === 'accepted') refuseUntimely(claim, ownerId ?? null);
  const given = {
    for_claim: id,
    decision,
    decider: administrator.userId,
    reason: closingReason,
    seen_owner: ownerId,
  };
  const plan = decision === 'accepted' ? await planArguments(hasura, system, userId, laundromatId) : {};
  const variables = {
    decision: { ...given, ...plan },
    disputes: claim.disputes.filter((each) => each.ownerId === ownerId).map((each) => each.id),
    now: new Date().toISOString(),
  };
  const decided = await hasura.query(decideClaimMutation, variables, system).catch(
    refuse({
      laundromat_claims_claimant_active: 'claimantUnavailable',
      laundromat_claims_waits: 'claimWaits',
      laundromat_claims_seen_owner: 'claimOwnerChanged',
      laundromats_within_plan: 'laundromatLimitReached',
    }),
  );
  if (decided.decide_claim.length > 0) return { id, laundromatId };
  const { status: present } = await claimOf(hasura, system, id);
  if (present !== decision) throw new ApiError('claimClosed');
  return { id, laundromatId };
}

/** Undoes an acceptance. Undoing it again changes nothing. */
export async function revertClaim(
  hasura: Hasura,
  administrator: SignedInCaller,
  { id, closingReason }: { id: string; closingReason: string },
): Promise<SavedClaim> {
  const system = systemFor(administrator);
  const { status, laundromatId, previousUserId } = await claimOf(hasura, system, id);
  if (status === 'reverted') return { id, laundromatId };
  if (status !== 'accepted') throw new ApiError('claimClosed');
  const flags = previousUserId ? await flagArguments(hasura, system, previousUserId, laundromatId) : {};
  const reversal = { for_claim: id, decider: administrator.userId, reason: closingReason, ...flags };
  const reverted = await hasura
    .query(revertClaimMutation, { reversal, id }, system)
    .catch(refuse({ laundromat_claims_still_owner: 'claimOwnerChanged' }));
  if (reverted.revert_claim.length > 0) return { id, laundromatId };
  const { status: present } = await claimOf(hasura, system, id);
  if (present !== 'reverted') throw new ApiError('claimClosed');
  return { id, laundromatId };
}

/**
 * Refuses an acceptance before its time. The rows that are read here can only come closer to it; of another owner
 * meanwhile, `decide_claim` notices.
 */
function refuseUntimely(claim: DecidedClaim, seenOwner: string | null) {
  const { userId: owner, closedAt } = claim.laundromat;
  if (owner !== seenOwner) throw new ApiError('claimOwnerChanged');
  if (closedAt !== null) throw new ApiError('laundromatClosed');
  const from = acceptableFrom(claim, owner);
  if (from === null || from.getTime() > Date.now()) throw new ApiError('claimWaits');
}

type DecidedClaim = Awaited<ReturnType<typeof claimOf>>;

async function claimOf(hasura: Hasura, system: SystemCaller, id: string) {
  const { laundromat_claims_by_pk: claim } = await hasura.query(claimQuery, { id }, system);
  if (!claim) throw new ApiError('claimNotFound');
  return claim;
}

/** Returns limit and flags of the new owner's plan. Refuses when the plan has no room, and names a plan that would. */
export async function planArguments(
  hasura: Hasura,
  system: SystemCaller,
  userId: string,
  laundromatId: string,
) {
  const { coverage, plans, laundromats } = await ownerCoverage(hasura, userId, system, laundromatId);
  const { plan } = coverage;
  if (!plan) throw new Error('there is no free plan');
  const present = laundromats.filter(({ id }) => id !== laundromatId).length;
  if (!isWithin({ maxLaundromats: coverage.room }, present)) {
    const [sufficient] = plans
      .filter((other) => other.isActive && isWithin(other, present))
      .toSorted((one, other) => Number(one.price) - Number(other.price));
    throw new ApiError('laundromatLimitReached', {
      message: limitMessage(plan.name, coverage.room, sufficient),
    });
  }
  return { allowed: coverage.room, ...flagsIn(coverage) };
}

async function flagArguments(hasura: Hasura, system: SystemCaller, userId: string, laundromatId: string) {
  return flagsIn((await ownerCoverage(hasura, userId, system, laundromatId)).coverage);
}

type Coverage = Awaited<ReturnType<typeof ownerCoverage>>['coverage'];

/** Returns the flags of the laundromat that changes its owner, which the coverage lists last. */
function flagsIn({ laundromats }: Coverage) {
  const flags = laundromats.at(-1)?.flags;
  return {
    premium: flags?.isPremium ?? false,
    featured: flags?.isFeatured ?? false,
    featured_end: flags?.featuredUntil ?? null,
  };
}

function limitMessage(name: string, limit: number, sufficient: { name: string } | undefined): string {
  const room = `La formule du nouveau propriétaire (${name}) permet ${limit} ${limit === 1 ? 'laverie' : 'laveries'}, et il les a déjà.`;
  return sufficient
    ? `${room} Il lui faut la formule ${sufficient.name}.`
    : `${room} Aucune formule n'en permet davantage.`;
}

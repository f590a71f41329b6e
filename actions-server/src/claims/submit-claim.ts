import { claimMessageMin, claimProofMessage } from '#contract/claims/claims.ts';
import type { SavedClaim } from '#contract/claims/operations.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import { claimableQuery, submitClaimMutation, withdrawClaimMutation } from './claim-documents.ts';
import { ownClaim } from './own-claim.ts';

/** Submits a draft. Submitting it again changes nothing. */
export async function submitClaim(
  hasura: Hasura,
  owner: SignedInCaller,
  { id, message }: { id: string; message?: string | null | undefined },
): Promise<SavedClaim> {
  const claim = await ownClaim(hasura, owner, id);
  const { laundromatId } = claim;
  if (claim.status === 'submitted') return { id, laundromatId };
  if (claim.status !== 'draft') throw new ApiError('claimClosed');
  const hasCompany = ['found', 'unavailable'].includes(claim.companyState) && claim.photoName;
  if (!claim.emailConfirmedAt && !hasCompany && (message?.length ?? 0) < claimMessageMin)
    throw refusedField('message', claimProofMessage);
  const variables = { id, userId: owner.userId, message: message ?? null };
  const system = systemFor(owner);
  const { submit_claim: submitted } = await hasura.query(submitClaimMutation, variables, system);
  if (submitted.length > 0) return { id, laundromatId };
  const { laundromats_by_pk: laundromat } = await hasura.query(
    claimableQuery,
    { laundromatId, userId: owner.userId },
    system,
  );
  if (!laundromat?.isActive) throw new ApiError('laundromatNotFound');
  const { status } = await ownClaim(hasura, owner, id);
  if (status !== 'submitted') throw new ApiError('claimClosed');
  return { id, laundromatId };
}

/** Withdraws a claim that is not decided. Withdrawing it again changes nothing. */
export async function withdrawClaim(
  hasura: Hasura,
  owner: SignedInCaller,
  { id }: { id: string },
): Promise<SavedClaim> {
  const variables = { id, userId: owner.userId };
  const answer = await hasura.query(withdrawClaimMutation, variables, systemFor(owner));
  const [withdrawn] = answer.update_laundromat_claims.returning;
  if (withdrawn) return { id, ...withdrawn };
  const { status, laundromatId } = await ownClaim(hasura, owner, id);
  if (status !== 'withdrawn') throw new ApiError('claimClosed');
  return { id, laundromatId };
}

import { claimMessageMin, claimProofMessage, openClaimStates } from '#contract/claims/claims.ts';
import { clockTime } from '../db/database.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';
import { lockOwnClaim } from './queries.ts';

export const submitClaim: Write<'submitClaim'> = async (trx, owner, { id, message = null }) => {
  const { status, laundromatId, laundromat, ...claim } = await lockOwnClaim(trx, owner, id);
  if (status === 'submitted') return { id, laundromatId };
  if (status !== 'draft') throw new ApiError('claimClosed');
  const hasCompany = ['found', 'unavailable'].includes(claim.companyState) && claim.photoName;
  if (!claim.emailConfirmedAt && !hasCompany && (message?.length ?? 0) < claimMessageMin)
    throw refusedField('message', claimProofMessage);
  if (!laundromat.isActive) throw new ApiError('laundromatNotFound');
  if (laundromat.userId === owner.userId) throw new ApiError('claimClosed');
  await trx
    .updateTable('laundromatClaims')
    .set({ status: 'submitted', submittedAt: clockTime, message, isDispute: laundromat.userId !== null })
    .where('id', '=', id)
    .execute();
  return { id, laundromatId };
};

export const withdrawClaim: Write<'withdrawClaim'> = async (trx, owner, { id }) => {
  const { status, laundromatId } = await lockOwnClaim(trx, owner, id);
  if (status === 'withdrawn') return { id, laundromatId };
  if (!openClaimStates.some((open) => open === status)) throw new ApiError('claimClosed');
  await trx.updateTable('laundromatClaims').set({ status: 'withdrawn' }).where('id', '=', id).execute();
  return { id, laundromatId };
};

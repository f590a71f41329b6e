import { claimMessageMin, claimProofMessage, openClaimStates } from '#contract/claims/claims.ts';
import { clockTime } from '../db/database.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';
import { lockOwnClaim } from './queries.ts';

/** A claim that is submitted again takes the message, which may have been edited after a lost answer. */
export const submitClaim: Write<'submitClaim'> = async (trx, owner, { id, message = null }) => {
  const { status, laundromatId, laundromat, ...claim } = await lockOwnClaim(trx, owner, id);
  const isRepeated = status === 'submitted';
  if (isRepeated && message === null) return { id, laundromatId };
  if (!isRepeated) {
    if (status !== 'draft' || laundromat.userId === owner.userId) throw new ApiError('claimClosed');
    if (!laundromat.isActive) throw new ApiError('laundromatNotFound');
  }
  const hasCompany = ['found', 'unavailable'].includes(claim.companyState) && claim.photoName;
  if (!claim.emailConfirmedAt && !hasCompany && (message?.length ?? 0) < claimMessageMin)
    throw refusedField('message', claimProofMessage);
  const first = {
    status: 'submitted',
    submittedAt: clockTime,
    isDispute: laundromat.userId !== null,
  } as const;
  await trx
    .updateTable('laundromatClaims')
    .set({ message, ...(!isRepeated && first) })
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

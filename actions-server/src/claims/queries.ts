import { lockAccount, lockedLaundromatOf, type Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { SignedInCaller } from '../session/caller.ts';

export type LockedClaim = Awaited<ReturnType<typeof lockClaim>>;

export async function lockClaim(trx: Trx, id: string) {
  const laundromat = await lockedLaundromatOf(trx, 'laundromatClaims', id)
    .select(['id', 'name', 'slug', 'address', 'postalCode', 'city', 'email', 'website', 'userId'])
    .select(['isActive', 'closedAt', 'latitude', 'longitude', 'locationSource'])
    .executeTakeFirst();
  const claim = await trx
    .selectFrom('laundromatClaims')
    .select(['id', 'laundromatId', 'userId', 'status', 'siret', 'companyState', 'hasProof', 'askedAt'])
    .select(['emailConfirmedAt', 'letterConfirmedAt', 'photoName', 'decidedAt', 'previousUserId', 'previous'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!laundromat || !claim) throw new ApiError('claimNotFound');
  if (claim.laundromatId !== laundromat.id) throw new ApiError('claimClosed');
  return { ...claim, laundromat };
}

/** Locks the account that gets the laundromat of a claim. Call it before `lockClaim`: every write takes accounts first. */
export async function lockRecipient(trx: Trx, id: string, column: 'userId' | 'previousUserId') {
  const claim = await trx
    .selectFrom('laundromatClaims')
    .select(['userId', 'previousUserId'])
    .where('id', '=', id)
    .executeTakeFirst();
  const recipient = claim?.[column];
  return recipient ? lockAccount(trx, recipient) : undefined;
}

export async function lockOwnClaim(trx: Trx, { userId }: SignedInCaller, id: string): Promise<LockedClaim> {
  const claim = await lockClaim(trx, id);
  if (claim.userId !== userId) throw new ApiError('claimNotFound');
  return claim;
}

export async function lockOwnDraft(trx: Trx, owner: SignedInCaller, id: string): Promise<LockedClaim> {
  const claim = await lockOwnClaim(trx, owner, id);
  if (claim.status !== 'draft') throw new ApiError('claimClosed');
  return claim;
}

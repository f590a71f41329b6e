import { sql } from 'kysely';
import { lockAccounts, lockedLaundromatOf, type Trx } from '../db/database.ts';
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

/** Locks the accounts between which a decision about a claim moves the laundromat. Call it before `lockClaim`. */
export const lockSides = (trx: Trx, id: string) =>
  lockAccounts(
    trx,
    sql`
      select unnest(array[c.user_id, c.previous_user_id, l.user_id])
      from laundromat_claims c join laundromats l on l.id = c.laundromat_id where c.id = ${id}`,
  );

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

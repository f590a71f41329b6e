import type { Trx } from '../db/database.ts';
import { followOwner } from '../laundromats/queries.ts';
import { lockClaim } from './queries.ts';
import { undoAcceptance } from './revert-claim.ts';

/** Undoes the claims of an account before it is erased. Returns how many. */
export async function releaseClaimed(trx: Trx, userId: string): Promise<number> {
  // What was refused will be gone: an administrator decides again.
  await trx
    .updateTable('laundromats')
    .set({ refusedAt: null })
    .where('userId', '=', userId)
    .where('wasClaimed', '=', true)
    .where('refusedAt', 'is not', null)
    .execute();
  const claims = await trx
    .selectFrom('laundromatClaims')
    .innerJoin('laundromats', 'laundromats.id', 'laundromatClaims.laundromatId')
    .select('laundromatClaims.id')
    .where('laundromatClaims.userId', '=', userId)
    .where('laundromats.userId', '=', userId)
    .where('laundromatClaims.status', '=', 'accepted')
    // Without a former content, the laundromat keeps its facts like those below.
    .where('laundromatClaims.previous', 'is not', null)
    .execute();
  for (const { id } of claims) {
    await undoAcceptance(trx, await lockClaim(trx, id), {
      closingReason: 'Compte supprimé',
      decidedBy: null,
    });
  }
  await releaseFacts(trx, userId);
  return claims.length;
}

/** Laundromats without an earlier state keep their facts, but not the owner's words, photos and contact details. */
async function releaseFacts(trx: Trx, userId: string): Promise<void> {
  const released = await trx
    .selectFrom('laundromats')
    .select('id')
    .where('userId', '=', userId)
    .where('wasClaimed', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const ids = released.map(({ id }) => id);
  if (ids.length === 0) return;
  await trx.deleteFrom('photos').where('laundromatId', 'in', ids).execute();
  await trx
    .updateTable('reviews')
    .set({ answer: null, answeredAt: null })
    .where('laundromatId', 'in', ids)
    .execute();
  await trx
    .updateTable('laundromats')
    .set({ userId: null, planId: null, isPremium: false, isFeatured: false, featuredUntil: null })
    .set({ phone: null, email: null, description: null, website: null, facebook: null, instagram: null })
    .where('id', 'in', ids)
    .execute();
  // The trigger has put the removed words into the queue.
  await trx
    .updateTable('laundromats')
    .set({ approvedContent: null, changedAt: null })
    .where('id', 'in', ids)
    .execute();
  for (const id of ids) await followOwner(trx, id);
}

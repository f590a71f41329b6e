import type { z } from 'zod';
import type { disputeAnswer } from '#contract/claims/claims.ts';
import type { SavedClaim } from '#contract/claims/operations.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { SignedInCaller } from '../session/caller.ts';
import { now } from './queries.ts';

export function answerDispute(
  db: Database,
  owner: SignedInCaller,
  { id, isMine, words = null }: z.infer<typeof disputeAnswer>,
): Promise<SavedClaim> {
  return db.transaction(owner, async (trx) => {
    const dispute = await trx
      .selectFrom('claimDisputes')
      .innerJoin('laundromats', 'laundromats.id', 'claimDisputes.laundromatId')
      .innerJoin('laundromatClaims', 'laundromatClaims.id', 'claimDisputes.claimId')
      .select('claimDisputes.laundromatId')
      .where('claimDisputes.id', '=', id)
      .where('claimDisputes.ownerId', '=', owner.userId)
      .where('laundromatClaims.status', '=', 'submitted')
      .where('laundromats.userId', '=', owner.userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!dispute) throw new ApiError('claimClosed');
    const answer = { isMine, words, answeredAt: now };
    await trx.updateTable('claimDisputes').set(answer).where('id', '=', id).execute();
    return { id, ...dispute };
  });
}

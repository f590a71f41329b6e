import { clockTime } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';

export const answerDispute: Write<'answerDispute'> = async (trx, owner, { id, isMine, words = null }) => {
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
  const answer = { isMine, words, answeredAt: clockTime };
  await trx.updateTable('claimDisputes').set(answer).where('id', '=', id).execute();
  return { id, ...dispute };
};

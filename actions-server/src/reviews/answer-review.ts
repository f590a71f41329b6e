import { transactionTime } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';
import { queueParts } from '../laundromats/reading-queue.ts';

/**
 * Publishes an owner's one answer to a review, for an administrator to read afterwards. Sending it again changes
 * nothing.
 */
export const answerReview: Write<'answerReview'> = async (trx, owner, { id, answer }) => {
  const review = await trx
    .selectFrom('reviews')
    .innerJoin('laundromats', 'laundromats.id', 'reviews.laundromatId')
    .select(['laundromatId', 'answer', 'laundromats.userId', 'isActive'])
    .where('reviews.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (review?.userId !== owner.userId)
    throw new ApiError(review?.isActive ? 'notYourLaundromat' : 'reviewNotFound');
  if (review.answer === answer) return { id };
  if (review.answer !== null) throw new ApiError('reviewAnswered');
  await queueParts(trx, review.laundromatId, { reviewAnswers: null });
  await trx
    .updateTable('reviews')
    .set({ answer, answeredAt: transactionTime })
    .where('id', '=', id)
    .execute();
  return { id };
};

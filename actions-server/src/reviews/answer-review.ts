import { ApiError } from '../http/api-error.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { answeredReviewQuery, answerReviewMutation } from './review-documents.ts';

/**
 * Publishes an owner's answer to a review of their laundromat. A review has one answer, which cannot be changed; sending
 * it again changes nothing.
 */
export async function answerReview(
  hasura: Hasura,
  caller: SignedInCaller,
  { id, answer }: { id: string; answer: string },
): Promise<{ id: string }> {
  const system = systemFor(caller);
  const { userId } = caller;
  const variables = { id, userId, answer, answeredAt: new Date().toISOString() };
  const { update_reviews } = await hasura.query(answerReviewMutation, variables, system);
  if (update_reviews.affected_rows === 1) return { id };
  const { reviews_by_pk: review } = await hasura.query(answeredReviewQuery, { id }, system);
  const { isActive, owner } = review?.laundromat ?? {};
  if (!review || owner?.id !== userId) throw new ApiError(isActive ? 'notYourLaundromat' : 'reviewNotFound');
  if (review.answer !== answer) throw new ApiError('reviewAnswered');
  return { id };
}

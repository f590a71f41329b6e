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
  const { isActive, owner } = (await readReview()).laundromat;
  if (owner?.id !== caller.userId) throw new ApiError(isActive ? 'notYourLaundromat' : 'reviewNotFound');
  const variables = { id, answer, answeredAt: new Date().toISOString() };
  const { update_reviews } = await hasura.query(answerReviewMutation, variables, systemFor(caller));
  if (update_reviews.affected_rows === 0 && (await readReview()).answer !== answer)
    throw new ApiError('reviewAnswered');
  return { id };

  async function readReview() {
    const { reviews_by_pk } = await hasura.query(answeredReviewQuery, { id }, systemFor(caller));
    if (!reviews_by_pk) throw new ApiError('reviewNotFound');
    return reviews_by_pk;
  }
}

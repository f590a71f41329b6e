import type { Review } from '#contract/laundromat/laundromats.ts';
import { ApiError } from '../http/api-error.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { answeredReviewQuery, answerReviewMutation, reviewOf } from './review-documents.ts';

export interface PostedAnswer {
  review: Review;
  /** False when the same answer was already stored. */
  isNew: boolean;
}

/** Publishes an owner's answer to a review of their laundromat. A review has one answer, which cannot be changed. */
export async function answerReview(
  hasura: Hasura,
  caller: SignedInCaller,
  id: string,
  answer: string,
): Promise<PostedAnswer> {
  const stored = await readReview();
  const { isActive, owner } = stored.laundromat;
  if (owner?.id !== caller.userId) throw new ApiError(isActive ? 'notYourLaundromat' : 'reviewNotFound');
  const variables = { id, answer, answeredAt: new Date().toISOString() };
  const { update_reviews } = await hasura.query(answerReviewMutation, variables, systemFor(caller));
  const [answered] = update_reviews.returning;
  if (answered) return { review: reviewOf(answered), isNew: true };
  const { laundromat: _, ...review } = await readReview();
  if (review.answer !== answer) throw new ApiError('reviewAnswered');
  return { review: reviewOf(review), isNew: false };

  async function readReview() {
    const { reviews_by_pk } = await hasura.query(answeredReviewQuery, { id }, systemFor(caller));
    if (!reviews_by_pk) throw new ApiError('reviewNotFound');
    return reviews_by_pk;
  }
}

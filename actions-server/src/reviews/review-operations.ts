import { reviewOperations as entries } from '#contract/reviews/operations.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { queueParts } from '../hasura/unread-parts.ts';
import { ApiError } from '../http/api-error.ts';
import { ownerNetwork, reviewSender } from '../http/network-hash.ts';
import { handle, Reply } from '../http/operation.ts';
import { type SignedInCaller, systemFor } from '../session/caller.ts';
import { withdrawText } from '../session/withdraw-text.ts';
import { isAuthor, postReview } from './post-review.ts';
import type { ReviewBursts } from './review-bursts.ts';
import {
  answeredReviewQuery,
  answerReviewMutation,
  reviewQuery,
  withdrawReviewMutation,
} from './review-documents.ts';
import { countSenderReviews, removeSenderReviews } from './sender-reviews.ts';

/** `secret` is the key of the hashes of network addresses. */
export const reviewOperations = (hasura: Hasura, secret: string, isOfBurst: ReviewBursts) =>
  handle(entries, {
    postReview: async ({ id: laundromatId, review: form }, caller, request) => {
      const sender = reviewSender(secret, request, laundromatId);
      const { review, isNew, isHeld } = await postReview(hasura, caller, {
        ...{ laundromatId, form, sender },
        network: ownerNetwork(secret, request),
        isOfBurst: () => isOfBurst(laundromatId, sender.senderHash),
      });
      return new Reply(isHeld ? 202 : isNew ? 201 : 200, review);
    },
    withdrawReview: (text, caller) =>
      withdrawText(text, async ({ id, since }) => {
        const system = systemFor(caller);
        const variables = { id, author: isAuthor(caller.userId), since };
        const { delete_reviews } = await hasura.query(withdrawReviewMutation, variables, system);
        return {
          count: delete_reviews?.affected_rows ?? 0,
          isStored: async () => (await hasura.query(reviewQuery, { id }, system)).reviews_by_pk !== null,
        };
      }),
    countSenderReviews: ({ id }, admin) => countSenderReviews(hasura, admin, id),
    removeSenderReviews: (input, admin) => removeSenderReviews(hasura, admin, input),
    answerReview: (input, owner) => answerReview(hasura, owner, input),
  });

/**
 * Publishes an owner's answer to a review of their laundromat. A review has one answer, which cannot be changed; sending
 * it again changes nothing.
 */
async function answerReview(
  hasura: Hasura,
  caller: SignedInCaller,
  { id, answer }: { id: string; answer: string },
): Promise<{ id: string }> {
  const system = systemFor(caller);
  const { userId } = caller;
  const { reviews_by_pk: answered } = await hasura.query(answeredReviewQuery, { id }, system);
  if (answered?.laundromat.owner?.id === userId && answered.answer === null) {
    await queueParts(hasura, answered.laundromat.id, { reviewAnswers: null }, system);
  }
  const variables = { id, userId, answer, answeredAt: new Date().toISOString() };
  const { update_reviews } = await hasura.query(answerReviewMutation, variables, system);
  if (update_reviews.affected_rows === 1) return { id };
  const { reviews_by_pk: review } = await hasura.query(answeredReviewQuery, { id }, system);
  const { isActive, owner } = review?.laundromat ?? {};
  if (!review || owner?.id !== userId) throw new ApiError(isActive ? 'notYourLaundromat' : 'reviewNotFound');
  if (review.answer !== answer) throw new ApiError('reviewAnswered');
  return { id };
}

import { refusalOf } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import { removeReviewsMutation, senderQuery, senderReviewsQuery } from './review-documents.ts';

const mostRemoved = 200;

/** Returns the reviews of the sender of one, in the order in which laundromats are locked, and how many there are. */
async function reviewsOfSender(hasura: Hasura, caller: SignedInCaller, id: string) {
  const system = systemFor(caller);
  const { reviews_by_pk: review } = await hasura.query(senderQuery, { id }, system);
  if (!review) throw new ApiError('reviewNotFound');
  const { userId, senderHash } = review;
  const sender = userId
    ? { userId: { _eq: userId } }
    : senderHash
      ? { userId: { _is_null: true }, senderHash: { _eq: senderHash } }
      : { id: { _eq: id } };
  return hasura.query(senderReviewsQuery, { sender, limit: mostRemoved }, system);
}

/** Counts the reviews of an account, or those without an account from the same network within 90 days. */
export async function countSenderReviews(hasura: Hasura, caller: SignedInCaller, id: string) {
  const { reviews_aggregate } = await reviewsOfSender(hasura, caller, id);
  const { aggregate } = reviews_aggregate;
  return { reviewCount: aggregate?.count ?? 0, laundromatCount: aggregate?.laundromats ?? 0 };
}

/** Removes these reviews, each as an administrator removes a single one, and returns how many. */
export async function removeSenderReviews(
  hasura: Hasura,
  caller: SignedInCaller,
  { id, reason }: { id: string; reason: string },
) {
  const { reviews } = await reviewsOfSender(hasura, caller, id);
  const removal = { subjectType: 'review', decision: 'removed', reason, decidedBy: caller.userId };
  const actions = reviews.map((review) => ({ ...removal, subjectId: review.id }));
  try {
    await hasura.query(removeReviewsMutation, { actions }, systemFor(caller));
  } catch (error) {
    throw refusalOf(error, { moderation_actions_review_exists: 'conflict' });
  }
  const laundromats = new Set(reviews.map(({ laundromatId }) => laundromatId));
  return { reviewCount: reviews.length, laundromatCount: laundromats.size };
}

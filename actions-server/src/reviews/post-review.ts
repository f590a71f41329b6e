import { randomUUID } from 'node:crypto';
import type { Review } from '#contract/laundromat/laundromats.ts';
import type { ReviewForm } from '#contract/reviews/reviews.ts';
import { violates } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { alreadyStored, provesAuthor, replaceableSince } from '../session/author-check.ts';
import { systemFor, type ApiCaller } from '../session/caller.ts';
import {
  postReviewMutation,
  replaceReviewMutation,
  reviewedLaundromatQuery,
  reviewQuery,
  reviewOf,
} from './review-documents.ts';

export interface PostedReview {
  review: Review;
  /** False when the same review was already stored. */
  isNew: boolean;
  /** True while it waits for an administrator. */
  isHeld: boolean;
}

interface SentReview {
  laundromatId: string;
  /** Hash of the sender's network address. */
  network: string;
  form: ReviewForm;
}

/**
 * Publishes a review of a published laundromat, linked to the account of a signed-in author. Owners cannot review
 * their own laundromat; a review that may come from the owner or a competitor waits for an administrator.
 */
export async function postReview(
  hasura: Hasura,
  caller: ApiCaller,
  { laundromatId, network, form: { id = randomUUID(), editKey, ...form } }: SentReview,
): Promise<PostedReview> {
  const { laundromats_by_pk: laundromat, laundromats_of_reviewer: suspects } = await hasura.query(
    reviewedLaundromatQuery,
    { id: laundromatId, reviewer: { reviewed: laundromatId, reviewer: caller.userId ?? null, network } },
    systemFor(caller),
  );
  if (!laundromat?.isActive) throw new ApiError('laundromatNotFound');
  const text = { ...form, id, laundromatId, userId: caller.userId ?? null };
  const review = { ...text, heldReason: reasonToHold(caller, laundromatId, suspects) };
  try {
    const posted = await hasura.query(postReviewMutation, { review }, systemFor(caller));
    return { ...reviewOf(posted.insert_reviews_one!), isNew: true };
  } catch (error) {
    if (violates(error, 'reviews_user_id_fkey')) throw new ApiError('sessionExpired', { cause: error });
    if (violates(error, 'reviews_id_unused')) throw new ApiError('reviewRemoved', { cause: error });
    if (!violates(error, 'reviews_pkey')) throw error;
    return { ...(await postedBefore(hasura, caller, { ...text, editKey })), isNew: false };
  }
}

/**
 * Returns why a review waits, or null. Refuses a review by the owner, or by an account at a network address of the
 * owner.
 */
function reasonToHold(
  caller: ApiCaller,
  laundromatId: string,
  suspects: { id: string; owner: { id: string } | null }[],
): 'network' | 'competitor' | null {
  const own = suspects.find(({ id }) => id === laundromatId);
  if (!own) return suspects.length > 0 ? 'competitor' : null;
  if (!caller.userId) return 'network';
  throw new ApiError(own.owner?.id === caller.userId ? 'ownLaundromatReviewed' : 'ownerNetworkReviewed');
}

/** Handles an id that is already stored: the same review again, its author's correction, or a conflict. */
async function postedBefore(
  hasura: Hasura,
  caller: ApiCaller,
  {
    id,
    laundromatId,
    userId,
    editKey,
    ...form
  }: ReviewForm & {
    id: string;
    laundromatId: string;
    userId: string | null;
  },
): Promise<Pick<PostedReview, 'review' | 'isHeld'>> {
  const { reviews_by_pk: stored } = await hasura.query(reviewQuery, { id }, systemFor(caller));
  const text = { ...form, visitedOn: form.visitedOn ?? null };
  if (stored?.laundromatId !== laundromatId) throw new ApiError('conflict');
  const same =
    stored.authorName === text.authorName &&
    stored.rating === text.rating &&
    stored.comment === text.comment &&
    stored.visitedOn === text.visitedOn;
  if (same) return reviewOf(stored);
  if (!provesAuthor(id, editKey)) throw new ApiError('conflict');
  const variables = { id, author: isAuthor(userId), since: replaceableSince(), text };
  const { update_reviews } = await hasura.query(replaceReviewMutation, variables, systemFor(caller));
  const [replaced] = update_reviews.returning;
  if (!replaced) throw alreadyStored('comment', stored.comment);
  return reviewOf(replaced);
}

/** Matches reviews of this account, or of visitors. */
export function isAuthor(userId: string | null | undefined) {
  return userId == null ? { _is_null: true } : { _eq: userId };
}

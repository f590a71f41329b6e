import { randomUUID } from 'node:crypto';
import type { Review } from '#contract/laundromat/laundromats.ts';
import type { ReviewForm } from '#contract/reviews/reviews.ts';
import type { StoredReviewFragment } from '../hasura/generated/graphql.ts';
import { violates } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import type { reviewSender } from '../http/network-hash.ts';
import { alreadyStored, provesAuthor, replaceableSince } from '../session/author-check.ts';
import { systemFor, type ApiCaller } from '../session/caller.ts';
import {
  firstReviewQuery,
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

type NewReview = Omit<ReviewForm, 'editKey'> & {
  id: string;
  laundromatId: string;
  userId: string | null;
  senderHash: string;
  senderSlot: string | null;
  heldReason: string | null;
};

interface SentReview {
  laundromatId: string;
  /** Hash of the sender's network address, to compare with those of owners. */
  network: string;
  sender: ReturnType<typeof reviewSender>;
  /** Counts the review, and returns whether it is one of too many within an hour. */
  isOfBurst: () => Promise<boolean>;
  form: ReviewForm;
}

/**
 * Publishes a review of a published laundromat, linked to the account of a signed-in author. Owners cannot review
 * their own laundromat. A review of an account replaces its earlier one. A review that may come from the owner or a
 * competitor, or is one of several by the same sender, waits for an administrator.
 */
export async function postReview(
  hasura: Hasura,
  caller: ApiCaller,
  { laundromatId, network, sender, isOfBurst, form: { id = randomUUID(), editKey, ...form } }: SentReview,
): Promise<PostedReview> {
  const found = await hasura.query(
    reviewedLaundromatQuery,
    {
      id: laundromatId,
      review: id,
      reviewer: { reviewed: laundromatId, reviewer: caller.userId ?? null, network },
    },
    systemFor(caller),
  );
  if (!found.laundromats_by_pk?.isActive) throw new ApiError('laundromatNotFound');
  const text = { ...form, id, laundromatId, userId: caller.userId ?? null };
  const suspicion = reasonToHold(caller, laundromatId, found.laundromats_of_reviewer);
  // What is sent again is no further review.
  const isBurst = !found.reviews_by_pk && (await isOfBurst());
  const review = { ...text, ...sender, heldReason: suspicion ?? (isBurst ? 'burst' : null) };
  try {
    return { ...reviewOf(await storeReview(hasura, caller, review)), isNew: true };
  } catch (error) {
    if (violates(error, 'reviews_user_id_fkey')) throw new ApiError('sessionExpired', { cause: error });
    if (violates(error, 'reviews_id_unused')) throw new ApiError('reviewRemoved', { cause: error });
    if (!violates(error, 'reviews_pkey')) throw error;
    return { ...(await postedBefore(hasura, caller, { ...text, editKey })), isNew: false };
  }
}

/** Number of further attempts to store a review when another one by the same account arrives at the same time. */
const mostAttempts = 10;

/**
 * Stores a review in place of the earlier one by its account. The constraints decide between reviews that arrive at once:
 * of one account the last one stays, and of one network all but the first wait.
 */
async function storeReview(
  hasura: Hasura,
  caller: ApiCaller,
  review: NewReview,
  attempt = 1,
): Promise<StoredReviewFragment> {
  const { id, laundromatId, userId } = review;
  const author = { _in: userId === null ? [] : [userId] };
  const replaced = { laundromatId: { _eq: laundromatId }, userId: author, id: { _neq: id } };
  try {
    const posted = await hasura.query(postReviewMutation, { review, replaced }, systemFor(caller));
    return posted.insert_reviews_one!;
  } catch (error) {
    if (attempt === mostAttempts) throw error;
    if (violates(error, 'reviews_author_key')) return storeReview(hasura, caller, review, attempt + 1);
    if (!violates(error, 'reviews_sender_slot_key')) throw error;
    const slot = { slot: review.senderSlot ?? '' };
    const [first] = (await hasura.query(firstReviewQuery, slot, systemFor(caller))).reviews;
    const isReplaceable = !first || (userId !== null && first.userId === userId);
    if (isReplaceable) return storeReview(hasura, caller, review, attempt + 1);
    const second = { ...review, senderSlot: null, heldReason: review.heldReason ?? 'repeated' };
    return storeReview(hasura, caller, second, attempt + 1);
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

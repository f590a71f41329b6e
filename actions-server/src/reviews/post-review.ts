import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Review, ReviewForm } from '#contract/reviews/reviews.ts';
import type { Database, Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { reviewSender } from '../http/network-hash.ts';
import { alreadyStored, provesAuthor, replaceableSince } from '../session/author-check.ts';
import type { ApiCaller } from '../session/caller.ts';
import { lockText } from '../session/withdraw-text.ts';
import type { ReviewBursts } from './review-bursts.ts';

export interface PostedReview {
  review: Review;
  isNew: boolean;
  isHeld: boolean;
}

interface SentReview {
  laundromatId: string;
  network: string;
  sender: ReturnType<typeof reviewSender>;
  form: ReviewForm;
}

/**
 * Publishes a review of a published laundromat; one of an account replaces its earlier one. A review waits for an
 * administrator if it may come from the owner or a competitor, or is one of several by the same sender.
 */
export async function postReview(
  { db, bursts }: { db: Database; bursts: ReviewBursts },
  caller: ApiCaller,
  { form: { id = randomUUID(), ...form }, ...sent }: SentReview,
): Promise<PostedReview> {
  const { laundromatId, sender } = sent;
  const isOfBurst = await bursts.count(laundromatId, sender.senderHash);
  let isNew = false;
  try {
    const posted = await db.transaction(caller, (trx) =>
      storeReview(trx, caller, { ...sent, id, form, isOfBurst }),
    );
    ({ isNew } = posted);
    return posted;
  } finally {
    // A refused or repeated review does not count.
    if (!isNew) await bursts.uncount(laundromatId, sender.senderHash);
  }
}

type NewReview = SentReview & { id: string; isOfBurst: boolean };

async function storeReview(trx: Trx, caller: ApiCaller, sent: NewReview): Promise<PostedReview> {
  const { id, laundromatId, sender, isOfBurst } = sent;
  const { editKey: _, ...text } = sent.form;
  const userId = caller.userId ?? null;
  const [, laundromat, known] = await Promise.all([
    // Before the laundromat, as in a withdrawal.
    lockText(trx, id),
    // Reviews of one laundromat wait for each other, so that each sees those before.
    trx
      .selectFrom('laundromats')
      .select(['userId', 'isActive'])
      .where('id', '=', laundromatId)
      .forNoKeyUpdate()
      .executeTakeFirst(),
    knownOf(trx, userId, sent),
  ]);
  if (!laundromat?.isActive) throw new ApiError('laundromatNotFound');
  if (known.isOwner && userId !== null)
    throw new ApiError(laundromat.userId === userId ? 'ownLaundromatReviewed' : 'ownerNetworkReviewed');
  if (known.isStored) return { ...(await postedBefore(trx, userId, sent)), isNew: false };

  const suspicion = known.isOwner ? 'network' : known.isCompetitor ? 'competitor' : null;
  const heldReason = suspicion ?? (isOfBurst ? 'burst' : known.isRepeated ? 'repeated' : null);
  const senderSlot = known.isRepeated ? null : sender.senderSlot;
  if (userId !== null)
    await trx
      .deleteFrom('reviews')
      .where('laundromatId', '=', laundromatId)
      .where('userId', '=', userId)
      .execute();
  const posted = await trx
    .insertInto('reviews')
    .values({
      ...text,
      id,
      laundromatId,
      userId,
      heldReason,
      ...sender,
      senderSlot,
      verification: sql`case when exists (
        select from users where id = ${userId} and email_verified
      ) then 'account' else 'none' end`,
    })
    .returning(storedReview)
    .executeTakeFirstOrThrow();
  return { ...posted, isNew: true };
}

interface Known {
  isStored: boolean;
  isOwner: boolean;
  /**
   * True if the author, or an owner who used the author's network, has another laundromat within 500 m. One whose place
   * is unknown is near to none.
   */
  isCompetitor: boolean;
  isRepeated: boolean;
}

async function knownOf(
  trx: Trx,
  userId: string | null,
  { id, laundromatId, network, sender: { senderSlot } }: NewReview,
): Promise<Known> {
  const { rows } = await sql<Known>`
    with near as (
      select l.id = reviewed.id as is_reviewed from laundromats l, laundromats reviewed
      where reviewed.id = ${laundromatId}
        and (l.user_id = ${userId} or l.user_id in (
          select user_id from owner_networks where network_hash = ${network} and seen_at > now() - interval '30 days'
        ))
        and (l.id = reviewed.id
          or l.location_source <> 'commune' and reviewed.location_source <> 'commune'
            and earth_distance(l.earth_point::earth, reviewed.earth_point::earth) <= 500)
    )
    select
      exists (select from reviews where id = ${id}) as is_stored,
      exists (select from near where is_reviewed) as is_owner,
      exists (select from near where not is_reviewed) as is_competitor,
      exists (select from reviews where sender_slot = ${senderSlot} and (user_id = ${userId}) is not true) as is_repeated
  `.execute(trx);
  return rows[0]!;
}

/** Handles an id that is already stored: the same review again, its author's correction, or a conflict. */
async function postedBefore(trx: Trx, userId: string | null, { id, laundromatId, form }: NewReview) {
  const { editKey, authorName, rating, comment, visitedOn = null } = form;
  const text = { authorName, rating, comment, visitedOn };
  const stored = await trx
    .selectFrom('reviews')
    .select(storedReview)
    .select(['laundromatId', 'comment'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (stored?.laundromatId !== laundromatId) throw new ApiError('conflict');
  const { review, isHeld } = stored;
  const fields = Object.keys(text) as (keyof typeof text)[];
  if (fields.every((field) => review[field] === text[field])) return { review, isHeld };
  if (!provesAuthor(id, editKey)) throw new ApiError('conflict');
  const replaced = await trx
    .updateTable('reviews')
    .set(text)
    .where('id', '=', id)
    .where('userId', 'is not distinct from', userId)
    .where('createdAt', '>', replaceableSince())
    .where('answer', 'is', null)
    // An administrator publishes what they have read.
    .where('heldReason', 'is', null)
    .where(
      sql<boolean>`not exists (select from moderation_actions where laundromat_id = ${laundromatId} and subject_id = ${id})`,
    )
    .returning(storedReview)
    .executeTakeFirst();
  if (!replaced) throw alreadyStored('comment', stored.comment);
  return replaced;
}

const review = sql<Review>`json_build_object(
  'id', reviews.id, 'authorName', author_name, 'rating', rating, 'comment', comment, 'createdAt', created_at,
  'visitedOn', visited_on, 'answer', answer, 'answeredAt', answered_at, 'verification', verification,
  'photos', (
    select coalesce(json_agg(json_build_object('id', id, 'url', url) order by created_at, id), '[]')
    from review_photos where review_id = reviews.id and is_approved
  )
)`;

const storedReview = [review.as('review'), 'reviews.isHeld'] as const;

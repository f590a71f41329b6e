import type { Request } from 'express';
import { z } from 'zod';
import { withdrawableForMs } from '#contract/account/roles.ts';
import { reviewPhotoCap } from '#contract/laundromat/laundromat.ts';
import {
  editKeyField,
  photoIdField,
  type ReviewPhoto,
  reviewPhotoLateMessage,
  reviewPhotoLimitMessage,
} from '#contract/photos/photos.ts';
import { editKey } from '#contract/validation/form-fields.ts';
import { rowId } from '#contract/validation/row-id.ts';
import type { Database, Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { clientKey } from '../http/network-hash.ts';
import type { Write } from '../http/operation.ts';
import { parseInput, pathId } from '../http/validation.ts';
import { provesAuthor } from '../session/author-check.ts';
import { type ApiCaller, callerOf } from '../session/caller.ts';
import { convertOnly } from './receive-photo.ts';
import { type PhotoServices, storePhotos } from './store-photos.ts';
import { newPhotoName, photoUrl } from './stored-photo.ts';
import { withUploadForm } from './upload-form.ts';
import { createUserQueue } from './user-queue.ts';

const fields = z.object({ [photoIdField]: rowId(), [editKeyField]: editKey });
const userQueue = createUserQueue(reviewPhotoCap);

interface SentPhoto {
  id: string;
  reviewId: string;
  editKey: string | undefined;
}
type Added = { photo: ReviewPhoto; isNew: boolean };

/**
 * Adds a photo to a review, for its author; it waits for an administrator. `isNew` is false when it was already stored.
 */
export async function addReviewPhoto(services: PhotoServices, request: Request): Promise<Added> {
  const { db } = services;
  const reviewId = pathId(request.params['reviewId'], 'reviewNotFound');
  await db.transaction(callerOf(request), (trx) => lockReview(trx, reviewId));
  return withUploadForm(request, 1, async ({ files, ids: [id], editKeys: [key] }) => {
    const given = parseInput(fields, { [photoIdField]: id, [editKeyField]: key });
    const sent = { id: given[photoIdField], reviewId, editKey: given[editKeyField] };
    // Each transaction has its own caller: receiving and converting a photo may take longer than one timeout.
    const caller = callerOf(request);
    const { stored } = await db.transaction(caller, (trx) => allowPhoto(trx, caller, sent));
    if (stored) return { photo: stored, isNew: false };

    const versions = await userQueue(caller.userId ?? clientKey(request), () => convertOnly(files));
    const name = newPhotoName(versions);
    return storePhotos(services, [{ name, versions }], async (discard) => {
      const added = await insertReviewPhoto(db, callerOf(request), sent, photoUrl(name));
      if (!added.isNew) await discard();
      return added;
    });
  });
}

function insertReviewPhoto(db: Database, caller: ApiCaller, sent: SentPhoto, url: string): Promise<Added> {
  return db.transaction(caller, async (trx) => {
    const { stored, laundromatId } = await allowPhoto(trx, caller, sent);
    if (stored) return { photo: stored, isNew: false };
    const { id, reviewId } = sent;
    const photo = await trx
      .insertInto('reviewPhotos')
      .values({ id, reviewId, laundromatId, url })
      .returning(['id', 'url', 'isApproved'])
      .executeTakeFirstOrThrow();
    return { photo, isNew: true };
  });
}

async function lockReview(trx: Trx, id: string) {
  const review = await trx
    .selectFrom('reviews')
    .select(['id', 'laundromatId', 'userId', 'createdAt'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!review) throw new ApiError('reviewNotFound');
  return review;
}

async function allowPhoto(trx: Trx, caller: ApiCaller, { id, reviewId, editKey: key }: SentPhoto) {
  const review = await lockReview(trx, reviewId);
  const { laundromatId } = review;
  if (!isAuthor(review, caller, key)) throw new ApiError('reviewNotFound');
  const photos = await trx
    .selectFrom('reviewPhotos')
    .select(['id', 'url', 'isApproved'])
    .where('reviewId', '=', reviewId)
    .execute();
  const stored = photos.find((photo) => photo.id === id);
  if (stored) return { stored, laundromatId };
  const laundromat = await trx
    .selectFrom('laundromats')
    .select('isActive')
    .where('id', '=', laundromatId)
    .executeTakeFirst();
  if (!laundromat?.isActive) throw new ApiError('laundromatNotFound');
  if (review.createdAt.getTime() < Date.now() - withdrawableForMs)
    throw new ApiError('conflict', { message: reviewPhotoLateMessage });
  if (photos.length >= reviewPhotoCap)
    throw new ApiError('photoLimitReached', { message: reviewPhotoLimitMessage });
  return { stored, laundromatId };
}

/**
 * Deletes a photo for the author of its review. Reserves the id, so that an upload still under way cannot store it
 * afterwards.
 */
export const deleteReviewPhoto: Write<'deleteReviewPhoto'> = async (trx, caller, { id, editKey }) => {
  const photo = await trx
    .selectFrom('reviewPhotos')
    .innerJoin('reviews', 'reviews.id', 'reviewPhotos.reviewId')
    .select(['reviews.id', 'reviews.userId'])
    .where('reviewPhotos.id', '=', id)
    .executeTakeFirst();
  if (photo && !isAuthor(photo, caller, editKey)) throw new ApiError('photoNotFound');
  await trx
    .insertInto('deletedIds')
    .values({ tableName: 'review_photos', id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.deleteFrom('reviewPhotos').where('id', '=', id).execute();
  return { id };
};

function isAuthor(
  review: { id: string; userId: string | null },
  { userId }: ApiCaller,
  key: string | undefined,
): boolean {
  return review.userId === null ? provesAuthor(review.id, key) : review.userId === userId;
}

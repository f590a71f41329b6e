import type { Request } from 'express';
import { z } from 'zod';
import { withdrawableForMs } from '#contract/account/author.ts';
import { reviewPhotoCap } from '#contract/laundromat/laundromat.ts';
import {
  editKeyField,
  photoIdField,
  reviewPhotoLateMessage,
  reviewPhotoLimitMessage,
  type ReviewPhoto,
} from '#contract/photos/photos.ts';
import { editKey } from '#contract/validation/form-fields.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { HasuraRefusal, refusalOf, violates } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { clientKey } from '../http/client-key.ts';
import { parseInput, pathId } from '../http/validation.ts';
import { provesAuthor } from '../session/author-check.ts';
import { callerOf, systemFor, type ApiCaller } from '../session/caller.ts';
import type { PhotoServices } from './photo-services.ts';
import { convertOnly } from './receive-photo.ts';
import {
  addReviewPhotoMutation,
  deleteReviewPhotoMutation,
  illustratedReviewQuery,
  reviewPhotoQuery,
} from './review-photo-documents.ts';
import { storePhotos } from './store-photos.ts';
import { newPhotoName, photoUrl } from './stored-photo.ts';
import { withUploadForm } from './upload-form.ts';
import { createUserQueue } from './user-queue.ts';

const fields = z.object({ [photoIdField]: rowId(), [editKeyField]: editKey });
const limitReached = { message: reviewPhotoLimitMessage };
const userQueue = createUserQueue(reviewPhotoCap);

/**
 * Adds the photo of a request to a review, for its author; it waits for an administrator. A review that a merge moved
 * to another laundromat is found by its id alone. `isNew` is false when the photo was already stored.
 */
export async function addReviewPhoto(
  services: PhotoServices,
  request: Request,
): Promise<{ photo: ReviewPhoto; isNew: boolean }> {
  const { hasura } = services;
  // Each caller has its own timeout: receiving and converting a photo may take longer than one.
  const readReview = async () => {
    const id = pathId(request.params['reviewId'], 'reviewNotFound');
    const answer = await hasura.query(illustratedReviewQuery, { id }, systemFor(callerOf(request)));
    if (!answer.reviews_by_pk) throw new ApiError('reviewNotFound');
    return answer.reviews_by_pk;
  };
  await readReview();
  return withUploadForm(request, 1, async ({ files, ids: [id], editKeys: [key] }) => {
    const given = parseInput(fields, { [photoIdField]: id, [editKeyField]: key });
    const caller = callerOf(request);
    const review = await readReview();
    if (!isAuthor(review, caller, given.editKey)) throw new ApiError('reviewNotFound');
    const stored = review.photos.find((photo) => photo.id === given.id);
    if (stored) return { photo: stored, isNew: false };
    if (!review.laundromat.isActive) throw new ApiError('laundromatNotFound');
    if (Date.parse(review.createdAt) < Date.now() - withdrawableForMs)
      throw new ApiError('conflict', { message: reviewPhotoLateMessage });
    // Saves work in most cases; the database decides whether there is room.
    if (review.photos.length >= reviewPhotoCap) throw new ApiError('photoLimitReached', limitReached);

    const versions = await userQueue(caller.userId ?? clientKey(request), () => convertOnly(files));
    const name = newPhotoName(versions);
    const discard = await storePhotos(services, [{ name, versions }]);
    try {
      const row = { id: given.id, reviewId: review.id, url: photoUrl(name) };
      const system = systemFor(callerOf(request));
      const answer = await hasura.query(addReviewPhotoMutation, { photo: row }, system);
      return { photo: answer.insert_review_photos_one!, isNew: true };
    } catch (error) {
      // Only after a refusal is it certain that there is no row; otherwise the files must stay.
      if (error instanceof HasuraRefusal) await discard();
      if (violates(error, 'review_photos_pkey')) {
        const sentAtOnce = (await readReview()).photos.find((photo) => photo.id === given.id);
        if (sentAtOnce) return { photo: sentAtOnce, isNew: false };
      }
      throw refusalOf(error, {
        review_photos_limit: ['photoLimitReached', limitReached],
        review_photos_id_unused: 'photoRemoved',
        review_photos_review_exists: 'reviewNotFound',
        // The id of a photo of another review.
        review_photos_pkey: 'conflict',
      });
    }
  });
}

/**
 * Deletes a photo for the author of its review. The id is reserved, also when no such photo is stored, so that an attempt
 * which is still under way cannot store it afterwards.
 */
export async function deleteReviewPhoto(
  hasura: Hasura,
  { id, editKey: key }: { id: string; editKey?: string },
  caller: ApiCaller,
): Promise<{ id: string }> {
  const system = systemFor(caller);
  const { review_photos_by_pk: photo } = await hasura.query(reviewPhotoQuery, { id }, system);
  if (photo && !(photo.review && isAuthor(photo.review, caller, key))) throw new ApiError('photoNotFound');
  await hasura.query(deleteReviewPhotoMutation, { id }, system);
  return { id };
}

/** Returns whether a review is the caller's: their account's, or, without an account, of the device that has its key. */
function isAuthor(
  review: { id: string; userId: string | null },
  { userId }: ApiCaller,
  key: string | undefined,
): boolean {
  return review.userId === null ? provesAuthor(review.id, key) : review.userId === userId;
}

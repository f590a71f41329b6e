import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';
import { provesAuthor } from '../session/author-check.ts';
import type { ApiCaller } from '../session/caller.ts';

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

export function isAuthor(
  review: { id: string; userId: string | null },
  { userId }: ApiCaller,
  key: string | undefined,
): boolean {
  return review.userId === null ? provesAuthor(review.id, key) : review.userId === userId;
}

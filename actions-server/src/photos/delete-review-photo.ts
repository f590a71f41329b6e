import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { provesAuthor } from '../session/author-check.ts';
import type { ApiCaller } from '../session/caller.ts';

/**
 * Deletes a photo for the author of its review. Reserves the id, so that an upload still under way cannot store it
 * afterwards.
 */
export function deleteReviewPhoto(
  db: Database,
  caller: ApiCaller,
  { id, editKey }: { id: string; editKey?: string },
): Promise<{ id: string }> {
  return db.transaction(caller, async (trx) => {
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
  });
}

export function isAuthor(
  review: { id: string; userId: string | null },
  { userId }: ApiCaller,
  key: string | undefined,
): boolean {
  return review.userId === null ? provesAuthor(review.id, key) : review.userId === userId;
}

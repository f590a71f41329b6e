import { photoCaps } from '#contract/laundromat/laundromat.ts';
import { type Photo, tierOf } from '#contract/photos/photos.ts';
import type { Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { SignedInCaller } from '../session/caller.ts';

export type LockedPhotos = Awaited<ReturnType<typeof lockPhotos>>;

/** Locks a laundromat whose photos the caller may change: an owner their own, an administrator any. */
export async function lockPhotos(trx: Trx, { role, userId }: SignedInCaller, id: string) {
  const laundromat = await trx
    .selectFrom('laundromats')
    .select(['id', 'userId', 'isActive', 'isPremium', 'isFeatured'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const isOwn = laundromat?.userId === userId;
  if (!laundromat || (role === 'owner' && !isOwn && !laundromat.isActive))
    throw new ApiError('laundromatNotFound');
  if (role === 'owner' && !isOwn) throw new ApiError('notYourLaundromat');
  return { id, isOwn, cap: photoCaps[tierOf(laundromat)], photos: await photosOf(trx, id) };
}

export const photosOf = (trx: Trx, laundromatId: string): Promise<Photo[]> =>
  trx
    .selectFrom('photos')
    .select(['id', 'url', 'alt', 'isPrimary', 'position as order'])
    .where('laundromatId', '=', laundromatId)
    .orderBy('position')
    .orderBy('id')
    .execute();

import { photoCaps } from '#contract/laundromat/laundromat.ts';
import { type Photo, tierOf } from '#contract/photos/photos.ts';
import type { Trx } from '../db/database.ts';
import { lockToChange } from '../laundromats/queries.ts';
import type { SignedInCaller } from '../session/caller.ts';

export type LockedPhotos = Awaited<ReturnType<typeof lockPhotos>>;

export async function lockPhotos(trx: Trx, caller: SignedInCaller, id: string) {
  const laundromat = await lockToChange(trx, caller, id);
  const isOwn = laundromat.userId === caller.userId;
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

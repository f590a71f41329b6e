import { photoUndoHours } from '#contract/photos/photos.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';
import { queueParts } from '../laundromats/reading-queue.ts';
import type { SystemCaller } from '../session/caller.ts';
import { lockPhotos, photosOf } from './queries.ts';
import { photoLimitReached } from './upload-form.ts';

const hourMs = 3_600_000;

export const deletePhoto: Write<'deletePhoto'> = async (trx, owner, { id: laundromatId, photoId }) => {
  await lockPhotos(trx, owner, laundromatId);
  const photo = await trx
    .deleteFrom('photos')
    .where('id', '=', photoId)
    .where('laundromatId', '=', laundromatId)
    .returning(['id', 'laundromatId', 'url', 'alt', 'isPrimary', 'position'])
    .executeTakeFirst();
  if (!photo) throw new ApiError('photoNotFound');
  // The id may be that of a photo that was deleted before.
  await trx.deleteFrom('photoDeletions').where('id', '=', photoId).execute();
  await trx.insertInto('photoDeletions').values(photo).execute();
  return photosOf(trx, laundromatId);
};

export async function prunePhotoDeletions(db: Database, caller: SystemCaller): Promise<void> {
  const before = new Date(Date.now() - photoUndoHours * hourMs);
  await db.transaction(caller, (trx) =>
    trx.deleteFrom('photoDeletions').where('deletedAt', '<', before).execute(),
  );
}

export const restorePhoto: Write<'restorePhoto'> = async (trx, owner, { id: laundromatId, photoId }) => {
  const { photos, cap } = await lockPhotos(trx, owner, laundromatId);
  const deletion = await trx
    .deleteFrom('photoDeletions')
    .where('id', '=', photoId)
    .where('laundromatId', '=', laundromatId)
    .returning(['id', 'laundromatId', 'url', 'alt', 'isPrimary', 'position', 'isReplaced'])
    .executeTakeFirst();
  if (!deletion || photos.some(({ id }) => id === photoId)) throw new ApiError('photoNotFound');
  const { isReplaced, ...kept } = deletion;
  if (isReplaced && photos.length >= cap) throw photoLimitReached(cap);
  await queueParts(trx, laundromatId, { photos });
  if (kept.isPrimary)
    await trx
      .updateTable('photos')
      .set({ isPrimary: false })
      .where('laundromatId', '=', laundromatId)
      .where('isPrimary', '=', true)
      .execute();
  await trx
    .updateTable('photos')
    .set(({ eb }) => ({ position: eb('position', '+', 1) }))
    .where('laundromatId', '=', laundromatId)
    .where('position', '>=', kept.position)
    .execute();
  await trx.insertInto('photos').values(kept).execute();
  return photosOf(trx, laundromatId);
};

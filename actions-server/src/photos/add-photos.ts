import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { photoCaps } from '#contract/laundromat/laundromat.ts';
import {
  altField,
  type Photo,
  photoAlt,
  photoIdField,
  photoMissingMessage,
  photosField,
} from '#contract/photos/photos.ts';
import { rowId } from '#contract/validation/row-id.ts';
import type { Database, Trx } from '../db/database.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import { parseInput } from '../http/validation.ts';
import { queueParts } from '../laundromats/reading-queue.ts';
import type { SignedInCaller } from '../session/caller.ts';
import { convertPhoto } from './photo-image.ts';
import { type LockedPhotos, lockPhotos, photosOf } from './queries.ts';
import { type ConvertedPhoto, type PhotoServices, storePhotos } from './store-photos.ts';
import { newPhotoName, photoUrl } from './stored-photo.ts';
import { photoLimitReached, type UploadForm } from './upload-form.ts';
import { createUserQueue } from './user-queue.ts';

const textsSchema = z.object({
  [altField]: z.array(photoAlt),
  [photoIdField]: z
    .array(rowId())
    .refine((ids) => new Set(ids).size === ids.length, 'Une photo est nommée deux fois.'),
});

/** Enough for a script that sends all photos of a laundromat at once. */
const userQueue = createUserQueue(photoCaps.featured);

interface NewPhoto extends ConvertedPhoto {
  id: string;
  alt: string | null;
}

/** Adds every photo of a form or none. `caller` is called after the slow part, because its timeout starts then. */
export async function addPhotos(
  services: PhotoServices,
  laundromat: LockedPhotos,
  form: UploadForm,
  caller: () => SignedInCaller,
): Promise<Photo[]> {
  const requested = photosToAdd(form, laundromat);
  if (requested.length === 0) return laundromat.photos;
  // Saves work in most cases; the transaction decides whether there is room.
  refuseBeyondCap(laundromat, requested.length);
  const photos = await userQueue(caller().userId, () => convertPhotos(requested, form));
  return storePhotos(services, photos, () => insertPhotos(services.db, caller(), laundromat.id, photos));
}

export function insertPhotos(
  db: Database,
  caller: SignedInCaller,
  laundromatId: string,
  photos: readonly Pick<NewPhoto, 'id' | 'name' | 'alt'>[],
): Promise<Photo[]> {
  return db.transaction(caller, async (trx) => {
    const laundromat = await lockPhotos(trx, caller, laundromatId);
    refuseBeyondCap(laundromat, photos.length);
    await refuseIdsOfOthers(trx, laundromatId, photos);
    if (laundromat.isOwn) await queueParts(trx, laundromatId, { photos: laundromat.photos });
    const next = Math.max(-1, ...laundromat.photos.map(({ order }) => order)) + 1;
    const rows = photos.map(({ id, name, alt }, index) => ({
      ...{ id, laundromatId, alt },
      url: photoUrl(name),
      position: next + index,
    }));
    await trx.insertInto('photos').values(rows).execute();
    await trx
      .updateTable('photoDeletions')
      .set({ isReplaced: true })
      .where('laundromatId', '=', laundromatId)
      .execute();
    if (!laundromat.isOwn)
      // A reversal of what the owner has changed keeps them.
      await sql`update laundromats set approved_content['photos'] = approved_content -> 'photos' || ${JSON.stringify(rows)}
        where id = ${laundromatId} and approved_content ? 'photos'`.execute(trx);
    return photosOf(trx, laundromatId);
  });
}

/** The id of a removed photo of another laundromat would keep it from being restored there. */
async function refuseIdsOfOthers(trx: Trx, laundromatId: string, photos: readonly Pick<NewPhoto, 'id'>[]) {
  const taken = await trx
    .selectFrom('photoDeletions')
    .select('id')
    .where('laundromatId', '<>', laundromatId)
    .where(
      'id',
      'in',
      photos.map(({ id }) => id),
    )
    .executeTakeFirst();
  if (taken) throw new ApiError('photoRemoved');
}

function refuseBeyondCap({ photos, cap }: Pick<LockedPhotos, 'photos' | 'cap'>, added: number): void {
  if (photos.length + added > cap) throw photoLimitReached(cap);
}

async function convertPhotos(
  requested: ReturnType<typeof photosToAdd>,
  form: UploadForm,
): Promise<NewPhoto[]> {
  const photos: NewPhoto[] = [];
  for (const { index, id, alt } of requested) {
    const versions = await convertPhoto(form.files[index]!, `${photosField}.${index}`);
    photos.push({ id: id ?? randomUUID(), name: newPhotoName(versions), alt, versions });
  }
  return photos;
}

function photosToAdd({ files, alts, ids }: UploadForm, { photos }: LockedPhotos) {
  if (files.length === 0) throw refusedField(photosField, photoMissingMessage);
  if (alts.length > files.length || ids.length > files.length) throw new ApiError('invalidInput');
  const texts = parseInput(textsSchema, { [altField]: alts, [photoIdField]: ids });
  const stored = new Set(photos.map(({ id }) => id));
  return files
    .map((_, index) => ({ index, id: texts[photoIdField][index], alt: texts[altField][index] ?? null }))
    .filter(({ id }) => id === undefined || !stored.has(id));
}

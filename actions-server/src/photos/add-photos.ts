import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { photoCaps } from '#contract/laundromat/laundromat.ts';
import type { Photo } from '#contract/laundromat/laundromats.ts';
import {
  altField,
  photoAlt,
  photoIdField,
  photoLimitMessage,
  photoMissingMessage,
  photosField,
  tierOf,
} from '#contract/photos/photos.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { HasuraRefusal, refusalOf, type Refusals } from '../hasura/hasura-error.ts';
import { queueParts } from '../hasura/unread-parts.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import { parseInput } from '../http/validation.ts';
import type { SystemCaller } from '../session/caller.ts';
import { addPhotosMutation, photosQuery, type LaundromatWithPhotos } from './photo-documents.ts';
import type { PhotoServices } from './photo-services.ts';
import { convertField } from './receive-photo.ts';
import { storePhotos, type ConvertedPhoto } from './store-photos.ts';
import { newPhotoName, photoUrl } from './stored-photo.ts';
import { photoLimitReached, type UploadForm } from './upload-form.ts';
import { createUserQueue } from './user-queue.ts';

const textsSchema = z.object({
  [altField]: z.array(photoAlt),
  [photoIdField]: z
    .array(rowId())
    .refine((ids) => new Set(ids).size === ids.length, 'Une photo est nommée deux fois.'),
});

/** The app sends one photo after the other; a script may send all photos of a laundromat at once, but not more. */
const userQueue = createUserQueue(photoCaps.featured);

interface NewPhoto extends ConvertedPhoto {
  id: string;
  alt: string | null;
}

export function capOf(laundromat: LaundromatWithPhotos): number {
  return photoCaps[tierOf(laundromat)];
}

export const fullTier = (cap: number): Refusals => ({
  photos_within_tier: ['photoLimitReached', { message: photoLimitMessage(cap) }],
});

/**
 * Adds every photo of a form or none. `system` creates the caller after the slow part, because its timeout starts then.
 */
export async function addPhotos(
  services: PhotoServices,
  laundromat: LaundromatWithPhotos,
  form: UploadForm,
  { userId, system }: { userId: string; system: () => SystemCaller },
): Promise<Photo[]> {
  const requested = photosToAdd(form, laundromat);
  if (requested.length === 0) return laundromat.photos;
  const cap = capOf(laundromat);
  // Saves work in most cases; the database decides whether there is room.
  if (laundromat.photos.length + requested.length > cap) throw photoLimitReached(cap);

  const photos = await userQueue(userId, () => convertPhotos(requested, form));
  const discard = await storePhotos(services, photos);

  const { hasura } = services;
  const caller = system();
  if (laundromat.owner?.id === userId) await queueParts(hasura, laundromat.id, { photos: null }, caller);
  try {
    const rows = photos.map(({ id, name, alt }) => ({
      id,
      laundromatId: laundromat.id,
      url: photoUrl(name),
      alt,
    }));
    await hasura.query(addPhotosMutation, { photos: rows }, caller);
  } catch (error) {
    // Only after a refusal is it certain that there are no rows; otherwise the files must stay.
    if (error instanceof HasuraRefusal) await discard();
    throw refusalOf(error, {
      ...fullTier(cap),
      photos_id_unused: 'photoRemoved',
      // Sent twice at once, or the id of another user's photo: a retry shows which.
      photos_pkey: 'conflict',
      // The laundromat was deleted during the upload.
      photos_laundromat_id_fkey: 'laundromatNotFound',
    });
  }
  const variables = { laundromatId: laundromat.id };
  return (await hasura.query(photosQuery, variables, caller)).photos;
}

async function convertPhotos(requested: PhotoToAdd[], form: UploadForm): Promise<NewPhoto[]> {
  const photos: NewPhoto[] = [];
  for (const { index, id, alt } of requested) {
    const versions = await convertField(form.files[index]!, `${photosField}.${index}`);
    photos.push({ id: id ?? randomUUID(), name: newPhotoName(versions), alt, versions });
  }
  return photos;
}

interface PhotoToAdd {
  index: number;
  id: string | undefined;
  alt: string | null;
}

/** Returns the photos of a form, without those that an earlier attempt has already stored. */
function photosToAdd({ files, alts, ids }: UploadForm, laundromat: LaundromatWithPhotos): PhotoToAdd[] {
  if (files.length === 0) throw refusedField(photosField, photoMissingMessage);
  if (alts.length > files.length || ids.length > files.length) throw new ApiError('invalidInput');
  const texts = parseInput(textsSchema, { [altField]: alts, [photoIdField]: ids });
  const stored = new Set(laundromat.photos.map(({ id }) => id));
  return files
    .map((_, index) => ({ index, id: texts[photoIdField][index], alt: texts[altField][index] ?? null }))
    .filter(({ id }) => id === undefined || !stored.has(id));
}

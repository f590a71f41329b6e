import { randomUUID } from 'node:crypto';
import type { Photo } from '#contract/laundromats.ts';
import { photoCaps } from '#contract/laundromat.ts';
import {
  altField,
  photoAlt,
  photoIdField,
  photoMissingMessage,
  photosField,
  tierOf,
} from '#contract/photos.ts';
import { z } from 'zod';
import { ApiError } from '../platform/api-error.ts';
import type { SystemCaller } from '../platform/caller.ts';
import { breaks, HasuraRefusal } from '../platform/hasura-error.ts';
import { parseInput } from '../platform/validation.ts';
import { addPhotosMutation, photosQuery, type LaundromatWithPhotos } from './photo-documents.ts';
import { drawPhoto, UnusablePhoto, type PhotoVersion } from './photo-image.ts';
import type { PhotoServices } from './photo-services.ts';
import { photoFileName, photoFileNames, photoUrl } from './stored-photo.ts';
import { photoLimitReached, type UploadForm } from './upload-form.ts';
import { createUserQueue } from './user-queue.ts';

const textsSchema = z.object({
  [altField]: z.array(photoAlt),
  [photoIdField]: z
    .array(z.guid().toLowerCase())
    .refine((ids) => new Set(ids).size === ids.length, 'Une photo est nommée deux fois.'),
});

/** The app sends one photo after the other; a script may send all photos of a listing at once, but not more. */
const inTurn = createUserQueue(photoCaps.featured);

interface NewPhoto {
  id: string;
  /** Names the files. Never an id that a browser made: it could be that of somebody else's photo. */
  name: string;
  alt: string | null;
  versions: PhotoVersion[];
}

export function capOf(laundromat: LaundromatWithPhotos): number {
  return photoCaps[tierOf(laundromat)];
}

/**
 * Adds every photo of a form or none. Files come before rows: whatever breaks in between leaves files that no page
 * names, which `pruneOrphanPhotos` finds. `system` makes the caller when the slow part is over, as its time runs.
 */
export async function addPhotos(
  { hasura, storage, logger }: PhotoServices,
  laundromat: LaundromatWithPhotos,
  form: UploadForm,
  { userId, system }: { userId: string; system: () => SystemCaller },
): Promise<Photo[]> {
  const wanted = wantedPhotos(form, laundromat);
  if (wanted.length === 0) return laundromat.photos;
  const cap = capOf(laundromat);
  // Spares the work; whether there is still room is decided by the database.
  if (laundromat.photos.length + wanted.length > cap) throw photoLimitReached(cap);

  const photos = await inTurn(userId, () => drawPhotos(wanted, form));

  const discard = async () => {
    const names = photos.flatMap(({ name }) => photoFileNames(photoUrl(name)));
    const results = await Promise.allSettled(names.map((name) => storage.remove(name)));
    const failed = results.filter(({ status }) => status === 'rejected').length;
    if (failed > 0) logger.warn({ failed }, 'photo files are left behind');
  };
  try {
    for (const { name, versions } of photos) {
      for (const { width, content } of versions) {
        await storage.store(photoFileName(name, width), content, 'image/webp');
      }
    }
  } catch (error) {
    await discard();
    throw error;
  }

  const caller = system();
  try {
    const rows = photos.map(({ id, name, alt }) => ({
      id,
      laundromatId: laundromat.id,
      url: photoUrl(name),
      alt,
    }));
    await hasura.query({ ...addPhotosMutation, variables: { photos: rows } }, caller);
  } catch (error) {
    // Only a refusal is certain. Without an answer the rows may be there, and their files must stay.
    if (error instanceof HasuraRefusal) await discard();
    throw refusalOf(error, cap);
  }
  const variables = { laundromatId: laundromat.id };
  return (await hasura.query({ ...photosQuery, variables }, caller)).photos;
}

async function drawPhotos(wanted: WantedPhoto[], form: UploadForm): Promise<NewPhoto[]> {
  const photos: NewPhoto[] = [];
  for (const { index, id, alt } of wanted) {
    const versions = await drawPhoto(form.files[index]!).catch((error: unknown) => {
      if (!(error instanceof UnusablePhoto)) throw error;
      throw refused(`${photosField}.${index}`, error.message, error);
    });
    const name = randomUUID();
    photos.push({ id: id ?? name, name, alt, versions });
  }
  return photos;
}

interface WantedPhoto {
  index: number;
  id: string | undefined;
  alt: string | null;
}

/** What a form asks for, without the photos that an earlier attempt has brought already. */
function wantedPhotos({ files, alts, ids }: UploadForm, laundromat: LaundromatWithPhotos): WantedPhoto[] {
  if (files.length === 0) throw refused(photosField, photoMissingMessage);
  if (alts.length > files.length || ids.length > files.length) throw new ApiError('invalidInput');
  const texts = parseInput(textsSchema, { [altField]: alts, [photoIdField]: ids });
  const stored = new Set(laundromat.photos.map(({ id }) => id));
  return files
    .map((_, index) => ({ index, id: texts[photoIdField][index], alt: texts[altField][index] ?? null }))
    .filter(({ id }) => id === undefined || !stored.has(id));
}

function refused(field: string, message: string, cause?: unknown): ApiError {
  return new ApiError('invalidInput', { message, errors: { [field]: message }, cause });
}

function refusalOf(error: unknown, cap: number): unknown {
  if (breaks(error, 'photos_within_tier')) return photoLimitReached(cap);
  if (breaks(error, 'photos_id_unused')) return new ApiError('photoRemoved', { cause: error });
  // Sent twice at once, or an id of somebody else's photo: asking again tells which.
  if (breaks(error, 'photos_pkey')) return new ApiError('conflict', { cause: error });
  // The laundromat was deleted while its photos were on their way.
  if (breaks(error, 'photos_laundromat_id_fkey')) return new ApiError('laundromatNotFound');
  return error;
}

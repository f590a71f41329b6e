import { randomUUID } from 'node:crypto';
import type { Photo } from '#contract/laundromats.ts';
import { photoCaps } from '#contract/laundromat.ts';
import { altField, photoAlt, photoMissingMessage, photosField, tierOf } from '#contract/photos.ts';
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

const altsSchema = z.object({ [altField]: z.array(photoAlt) });

interface NewPhoto {
  id: string;
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
  system: () => SystemCaller,
): Promise<Photo[]> {
  if (form.files.length === 0) throw refused(photosField, photoMissingMessage);
  if (form.alts.length > form.files.length) throw new ApiError('invalidInput');
  const cap = capOf(laundromat);
  // Spares the work; whether there is still room is decided by the database.
  if (laundromat.photos.length + form.files.length > cap) throw photoLimitReached(cap);
  const alts = parseInput(altsSchema, { [altField]: form.alts })[altField] ?? [];

  const photos: NewPhoto[] = [];
  for (const [index, file] of form.files.entries()) {
    const versions = await drawPhoto(file).catch((error: unknown) => {
      if (!(error instanceof UnusablePhoto)) throw error;
      throw refused(`${photosField}.${index}`, error.message, error);
    });
    photos.push({ id: randomUUID(), alt: alts[index] ?? null, versions });
  }

  const discard = async () => {
    const names = photos.flatMap(({ id }) => photoFileNames(photoUrl(id)));
    const results = await Promise.allSettled(names.map((name) => storage.remove(name)));
    const failed = results.filter(({ status }) => status === 'rejected').length;
    if (failed > 0) logger.warn({ failed }, 'photo files are left behind');
  };
  try {
    for (const { id, versions } of photos) {
      for (const { width, content } of versions) {
        await storage.store(photoFileName(id, width), content, 'image/webp');
      }
    }
  } catch (error) {
    await discard();
    throw error;
  }

  const caller = system();
  try {
    const rows = photos.map(({ id, alt }) => ({
      id,
      laundromatId: laundromat.id,
      url: photoUrl(id),
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

function refused(field: string, message: string, cause?: unknown): ApiError {
  return new ApiError('invalidInput', { message, errors: { [field]: message }, cause });
}

function refusalOf(error: unknown, cap: number): unknown {
  if (breaks(error, 'photos_within_tier')) return photoLimitReached(cap);
  // The laundromat was deleted while its photos were on their way.
  if (breaks(error, 'photos_laundromat_id_fkey')) return new ApiError('laundromatNotFound');
  return error;
}

import type { Photo } from '#contract/laundromat/laundromats.ts';
import { photoUndoHours } from '#contract/photos/photos.ts';
import { refuse } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import type { SystemCaller } from '../session/caller.ts';
import { capOf, fullTier } from './add-photos.ts';
import {
  deletePhotoMutation,
  type LaundromatWithPhotos,
  photosQuery,
  prunePhotoDeletionsMutation,
  restorePhotoMutation,
} from './photo-documents.ts';

const hourMs = 3_600_000;

/** Removes a photo from its laundromat. Its row and files stay for a while, so that it can be restored. */
export async function deletePhoto(
  hasura: Hasura,
  laundromat: LaundromatWithPhotos,
  photoId: string,
  caller: SystemCaller,
): Promise<Photo[]> {
  const laundromatId = laundromat.id;
  const photo = laundromat.photos.find(({ id }) => id === photoId);
  if (!photo) throw new ApiError('photoNotFound');
  const variables = { laundromatId, id: photo.id };
  const answer = await hasura.query(deletePhotoMutation, variables, caller);
  if (answer.insert_photo_deletions.affected_rows === 0) throw new ApiError('photoNotFound');
  return (await hasura.query(photosQuery, { laundromatId }, caller)).photos;
}

/** Restores a deleted photo to its position. */
export async function restorePhoto(
  hasura: Hasura,
  laundromat: LaundromatWithPhotos,
  photoId: string,
  caller: SystemCaller,
): Promise<Photo[]> {
  const laundromatId = laundromat.id;
  const { restore_photo: restored } = await hasura
    .query(restorePhotoMutation, { laundromatId, id: photoId }, caller)
    .catch(refuse(fullTier(capOf(laundromat))));
  if (restored.length === 0) throw new ApiError('photoNotFound');
  return (await hasura.query(photosQuery, { laundromatId }, caller)).photos;
}

/** Deletes the rows of photos that can no longer be restored; runs daily, before their files are deleted. */
export async function prunePhotoDeletions(hasura: Hasura, caller: SystemCaller) {
  const before = new Date(Date.now() - photoUndoHours * hourMs).toISOString();
  await hasura.query(prunePhotoDeletionsMutation, { before }, caller);
}

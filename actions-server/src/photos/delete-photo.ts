import type { Photo } from '#contract/laundromats.ts';
import { ApiError } from '../platform/api-error.ts';
import type { SystemCaller } from '../platform/caller.ts';
import { deletePhotoMutation, photosQuery, type LaundromatWithPhotos } from './photo-documents.ts';
import type { PhotoServices } from './photo-services.ts';
import { removePhotoFiles } from './stored-photo.ts';

/** Takes a photo off its laundromat, then its files off the storage; files that resist are left to `pruneOrphanPhotos`. */
export async function deletePhoto(
  { hasura, storage, logger }: PhotoServices,
  laundromat: LaundromatWithPhotos,
  photoId: string | undefined,
  caller: SystemCaller,
): Promise<Photo[]> {
  const photo = laundromat.photos.find(({ id }) => id === photoId?.toLowerCase());
  if (!photo) throw new ApiError('photoNotFound');
  const variables = { laundromatId: laundromat.id };
  const answer = await hasura.query(
    { ...deletePhotoMutation, variables: { ...variables, id: photo.id } },
    caller,
  );
  if (answer.delete_photos.affected_rows === 0) throw new ApiError('photoNotFound');
  try {
    await removePhotoFiles(storage, photo.url);
  } catch (error) {
    logger.warn({ err: error }, 'photo files are left behind');
  }
  return (await hasura.query({ ...photosQuery, variables }, caller)).photos;
}

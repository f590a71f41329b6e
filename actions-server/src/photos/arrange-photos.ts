import type { Photo } from '#contract/laundromat/laundromats.ts';
import type { PhotosChange } from '#contract/photos/photos.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import type { SystemCaller } from '../session/caller.ts';
import { arrangePhotosMutation, photosQuery, type LaundromatWithPhotos } from './photo-documents.ts';

/** Changes order, texts and primary photo. The list must contain exactly the present photos. */
export async function arrangePhotos(
  hasura: Hasura,
  laundromat: LaundromatWithPhotos,
  arranged: PhotosChange['photos'],
  caller: SystemCaller,
): Promise<Photo[]> {
  const present = new Set(laundromat.photos.map(({ id }) => id));
  if (arranged.length !== present.size || arranged.some(({ id }) => !present.has(id))) {
    throw new ApiError('photosChanged');
  }
  const primary =
    arranged.find(({ isPrimary }) => isPrimary) ??
    laundromat.photos.find(({ isPrimary }) => isPrimary) ??
    arranged[0];
  const variables = { laundromatId: laundromat.id };
  if (primary) {
    const updates = arranged.map(({ id, alt }, order) => ({
      where: { id: { _eq: id }, laundromatId: { _eq: laundromat.id } },
      _set: { order, ...(id === primary.id && { isPrimary: true }), ...(alt !== undefined && { alt }) },
    }));
    await hasura.query(arrangePhotosMutation, { ...variables, primaryId: primary.id, updates }, caller);
  }
  return (await hasura.query(photosQuery, variables, caller)).photos;
}

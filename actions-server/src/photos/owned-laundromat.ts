import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { pathId } from '../http/validation.ts';
import type { SignedInCaller } from '../session/caller.ts';
import { laundromatPhotosQuery, type LaundromatWithPhotos } from './photo-documents.ts';

/** Returns the laundromat if the caller may change its photos: an owner their own, an administrator any. */
export async function ownedLaundromat(
  hasura: Hasura,
  id: unknown,
  caller: SignedInCaller,
): Promise<LaundromatWithPhotos> {
  const variables = { id: pathId(id, 'laundromatNotFound') };
  const answer = await hasura.query(laundromatPhotosQuery, variables, caller);
  const laundromat = answer.laundromats_by_pk;
  if (!laundromat) throw new ApiError('laundromatNotFound');
  if (caller.role === 'owner' && laundromat.owner?.id !== caller.userId)
    throw new ApiError('notYourLaundromat');
  return laundromat;
}

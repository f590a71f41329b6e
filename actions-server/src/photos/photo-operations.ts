import { photoOperations as entries } from '#contract/photos/operations.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { queueParts } from '../hasura/unread-parts.ts';
import { handle } from '../http/operation.ts';
import { systemFor } from '../session/caller.ts';
import { arrangePhotos } from './arrange-photos.ts';
import { deletePhoto, restorePhoto } from './delete-photo.ts';
import { ownedLaundromat } from './owned-laundromat.ts';
import { deleteReviewPhoto } from './review-photos.ts';

/** Rows are written as Hasura's superuser: no role may write photos itself, because a row without its files is a broken picture. */
export const photoOperations = (hasura: Hasura) =>
  handle(entries, {
    arrangePhotos: async ({ id, photos }, caller) => {
      const laundromat = await ownedLaundromat(hasura, id, caller);
      const texts = new Map(laundromat.photos.map((photo) => [photo.id, photo.alt]));
      const isDescribed = photos.some(({ id: photo, alt }) => alt !== undefined && alt !== texts.get(photo));
      if (isDescribed && caller.role === 'owner')
        await queueParts(hasura, id, { photoDescriptions: null }, systemFor(caller));
      return arrangePhotos(hasura, laundromat, photos, systemFor(caller));
    },
    deletePhoto: async ({ id, photoId }, owner) =>
      deletePhoto(hasura, await ownedLaundromat(hasura, id, owner), photoId, systemFor(owner)),
    restorePhoto: async ({ id, photoId }, owner) => {
      const laundromat = await ownedLaundromat(hasura, id, owner);
      await queueParts(hasura, id, { photos: null }, systemFor(owner));
      return restorePhoto(hasura, laundromat, photoId, systemFor(owner));
    },
    deleteReviewPhoto: (input, caller) => deleteReviewPhoto(hasura, input, caller),
  });

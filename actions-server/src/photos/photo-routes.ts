import { Router, type Request } from 'express';
import { photosChange } from '#contract/photos/photos.ts';
import { ApiError } from '../http/api-error.ts';
import { requireUser, signedInCallerOf, systemFor } from '../session/caller.ts';
import { methodNotAllowed } from '../http/error-answer.ts';
import { sessionOf } from '../session/session.ts';
import { parseInput } from '../http/validation.ts';
import { addPhotos, capOf, type PhotoServices } from './add-photos.ts';
import { arrangePhotos } from './arrange-photos.ts';
import { deletePhoto, restorePhoto } from './delete-photo.ts';
import { ownedLaundromat } from './owned-laundromat.ts';
import { withUploadForm } from './upload-form.ts';

/** Returns Hasura's superuser with a new timeout, in the name of an administrator if the caller is one. */
const writer = (request: Request) => systemFor(signedInCallerOf(request));

/**
 * `/api/laundromats/:id/photos`, for owner and administrators. Rows are written as Hasura's superuser after that check:
 * no role may write photos itself, because a row without its files is a broken picture.
 */
export function photoRoutes(services: PhotoServices): Router {
  const { hasura, limits } = services;
  const routes = Router();
  const uploadLimits = [
    limits({ times: 120, minutes: 60, per: 'ip' }),
    limits({ times: 60, minutes: 60, per: (request) => sessionOf(request)?.userId }),
  ];

  /** Refuses administrators: they remove a photo with a reason, as a moderation action (decision 035), and restore none. */
  const ownLaundromat = (request: Request) => {
    const caller = signedInCallerOf(request);
    if (caller.role === 'site_admin') throw new ApiError('ownerOnly');
    return ownedLaundromat(hasura, request.params['id'], caller);
  };

  routes
    .route('/:id/photos')
    .post(requireUser, ...uploadLimits, async (request, response) => {
      const caller = signedInCallerOf(request);
      const laundromat = await ownedLaundromat(hasura, request.params['id'], caller);
      const photos = await withUploadForm(request, capOf(laundromat), (form) =>
        addPhotos(services, laundromat, form, { userId: caller.userId, system: () => writer(request) }),
      );
      response.status(201).json(photos);
    })
    .patch(requireUser, async (request, response) => {
      const laundromat = await ownedLaundromat(hasura, request.params['id'], signedInCallerOf(request));
      const change = parseInput(photosChange, request.body);
      response.json(await arrangePhotos(hasura, laundromat, change, writer(request)));
    })
    .all(methodNotAllowed('POST', 'PATCH'));

  routes
    .route('/:id/photos/:photoId')
    .delete(requireUser, async (request, response) => {
      const laundromat = await ownLaundromat(request);
      response.json(await deletePhoto(hasura, laundromat, request.params['photoId'], writer(request)));
    })
    .all(methodNotAllowed('DELETE'));

  routes
    .route('/:id/photos/:photoId/restore')
    .post(requireUser, async (request, response) => {
      const laundromat = await ownLaundromat(request);
      response.json(await restorePhoto(hasura, laundromat, request.params['photoId'], writer(request)));
    })
    .all(methodNotAllowed('POST'));

  return routes;
}

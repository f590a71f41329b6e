import { Router, type Request } from 'express';
import { photosChange } from '#contract/photos/photos.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { ApiError } from '../http/api-error.ts';
import { requireRole, signedInCallerOf, systemFor } from '../session/caller.ts';
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

  const ownLaundromat = (request: Request) =>
    ownedLaundromat(hasura, request.params['id'], signedInCallerOf(request));

  routes.post(
    '/:id/photos',
    requireRole('owner', 'site_admin'),
    ...uploadLimits,
    async (request, response) => {
      const laundromat = await ownLaundromat(request);
      const photos = await withUploadForm(request, capOf(laundromat), (form) =>
        addPhotos(services, laundromat, form, {
          userId: signedInCallerOf(request).userId,
          system: () => writer(request),
        }),
      );
      response.status(201).json(photos);
    },
  );
  routes.patch('/:id/photos', requireRole('owner', 'site_admin'), async (request, response) => {
    const laundromat = await ownLaundromat(request);
    const change = parseInput(photosChange, request.body);
    response.json(await arrangePhotos(hasura, laundromat, change, writer(request)));
  });

  // Administrators remove a photo with a reason, as a moderation action (decision 035), and restore none.
  routes.delete('/:id/photos/:photoId', requireRole('owner'), async (request, response) => {
    const laundromat = await ownLaundromat(request);
    response.json(await deletePhoto(hasura, laundromat, photoIdOf(request), writer(request)));
  });

  routes.post('/:id/photos/:photoId/restore', requireRole('owner'), async (request, response) => {
    const laundromat = await ownLaundromat(request);
    response.json(await restorePhoto(hasura, laundromat, photoIdOf(request), writer(request)));
  });

  return routes;
}

function photoIdOf(request: Request): string {
  const id = rowId().safeParse(request.params['photoId']);
  if (!id.success) throw new ApiError('photoNotFound');
  return id.data;
}

import { Router, type RequestHandler } from 'express';
import { requireRole, signedInCallerOf, systemFor } from '../session/caller.ts';
import { addPhotos, capOf, type PhotoServices } from './add-photos.ts';
import { ownedLaundromat } from './owned-laundromat.ts';
import { withUploadForm } from './upload-form.ts';

/** `POST /api/laundromats/:id/photos`, for owner and administrators. */
export function photoRoutes(services: PhotoServices, limits: RequestHandler[]): Router {
  return Router().post(
    '/:id/photos',
    requireRole('owner', 'site_admin'),
    ...limits,
    async (request, response) => {
      const caller = signedInCallerOf(request);
      const laundromat = await ownedLaundromat(services.hasura, request.params['id'], caller);
      const photos = await withUploadForm(request, capOf(laundromat), (form) =>
        addPhotos(services, laundromat, form, {
          userId: caller.userId,
          system: () => systemFor(signedInCallerOf(request)),
        }),
      );
      response.status(201).json(photos);
    },
  );
}

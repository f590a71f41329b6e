import { type RequestHandler, Router } from 'express';
import { pathId } from '../http/validation.ts';
import { requireRole, signedInCallerOf } from '../session/caller.ts';
import { addPhotos } from './add-photos.ts';
import { lockPhotos } from './queries.ts';
import { addReviewPhoto } from './review-photos.ts';
import type { PhotoServices } from './store-photos.ts';
import { withUploadForm } from './upload-form.ts';

export function photoRoutes(
  services: PhotoServices,
  limits: Record<'photos' | 'reviewPhotos', RequestHandler[]>,
): Router {
  const routes = Router();
  routes.post('/:id/reviews/:reviewId/photos', ...limits.reviewPhotos, async (request, response) => {
    const { photo, isNew } = await addReviewPhoto(services, request);
    response.status(isNew ? 201 : 200).json(photo);
  });
  return routes.post(
    '/:id/photos',
    requireRole('owner', 'site_admin'),
    ...limits.photos,
    async (request, response) => {
      const id = pathId(request.params['id'], 'laundromatNotFound');
      const caller = signedInCallerOf(request);
      const laundromat = await services.db.transaction(caller, (trx) => lockPhotos(trx, caller, id));
      const photos = await withUploadForm(request, laundromat.cap, (form) =>
        addPhotos(services, laundromat, form, () => signedInCallerOf(request)),
      );
      response.status(201).json(photos);
    },
  );
}

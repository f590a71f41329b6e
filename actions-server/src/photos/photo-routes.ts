import { Router, type RequestHandler } from 'express';
import { requireRole, signedInCallerOf, systemFor } from '../session/caller.ts';
import { addPhotos, capOf } from './add-photos.ts';
import { ownedLaundromat } from './owned-laundromat.ts';
import type { PhotoServices } from './photo-services.ts';
import { addReviewPhoto } from './review-photos.ts';
import { withUploadForm } from './upload-form.ts';

/** Adds photos: those of a laundromat by its owner and administrators, those of a review by its author. */
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

import { z } from 'zod';
import { everybody, type Endpoint } from '../http/endpoint.ts';
import { endpointsOf } from '../http/operation.ts';
import { editKey } from '../validation/form-fields.ts';
import { rowId } from '../validation/row-id.ts';
import { photoOperations } from './operations.ts';
import { altField, editKeyField, photoIdField, photoList, photosField, reviewPhoto } from './photos.ts';

export const photoEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/api/laundromats/{id}/photos',
    summary:
      'Adds photos (JPEG, PNG or WebP) to a laundromat, as many as its tier allows. Photos sent again with the same ids change nothing.',
    roles: ['owner', 'site_admin'],
    body: z.object({
      [photosField]: z.array(z.file()),
      [altField]: z.array(z.string()).optional(),
      [photoIdField]: z.array(rowId()).optional(),
    }),
    bodyType: 'multipart/form-data',
    statuses: [201],
    answer: photoList,
    refusals: [
      'ownerOnly',
      'notYourLaundromat',
      'laundromatNotFound',
      'photoLimitReached',
      'photosChanged',
      'conflict',
      'photoRemoved',
      'unsupportedBody',
      'tooManyRequests',
    ],
  },
  {
    method: 'POST',
    path: '/api/laundromats/{id}/reviews/{reviewId}/photos',
    summary:
      'Adds a photo (JPEG, PNG or WebP) to a review, for its author, within a day, at most three. It is shown once an administrator has approved it. The same id sent again answers 200 and changes nothing.',
    roles: everybody,
    body: z.object({
      [photosField]: z.file(),
      [photoIdField]: rowId(),
      [editKeyField]: editKey,
    }),
    bodyType: 'multipart/form-data',
    statuses: [201, 200],
    answer: reviewPhoto,
    refusals: [
      'laundromatNotFound',
      'reviewNotFound',
      'photoLimitReached',
      'conflict',
      'photoRemoved',
      'unsupportedBody',
      'tooManyRequests',
    ],
  },
  ...endpointsOf(photoOperations),
];

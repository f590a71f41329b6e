import { z } from 'zod';
import type { Endpoint } from '../http/endpoint.ts';
import { endpointsOf } from '../http/operation.ts';
import { rowId } from '../validation/row-id.ts';
import { photoOperations } from './operations.ts';
import { altField, photoIdField, photoList, photosField } from './photos.ts';

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
  ...endpointsOf(photoOperations),
];

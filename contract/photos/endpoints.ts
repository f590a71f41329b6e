import { z } from 'zod';
import type { Endpoint } from '../http/endpoint.ts';
import { altField, photoIdField, photoList, photosChange, photosField } from './photos.ts';
import { rowId } from '../validation/row-id.ts';

/** An owner may change the photos of their own laundromats, an administrator those of any. */
const shared = {
  roles: ['owner', 'site_admin'],
  answer: photoList,
} as const;
const refusals = ['ownerOnly', 'notYourLaundromat', 'laundromatNotFound'] as const;

export const photoEndpoints: Endpoint[] = [
  {
    ...shared,
    method: 'POST',
    path: '/api/laundromats/{id}/photos',
    summary:
      'Adds photos (JPEG, PNG or WebP) to a laundromat, as many as its tier allows. Photos sent again with the same ids change nothing.',
    body: z.object({
      [photosField]: z.array(z.file()),
      [altField]: z.array(z.string()).optional(),
      [photoIdField]: z.array(rowId()).optional(),
    }),
    bodyType: 'multipart/form-data',
    statuses: [201],
    refusals: [
      ...refusals,
      'photoLimitReached',
      'photosChanged',
      'conflict',
      'photoRemoved',
      'unsupportedBody',
      'tooManyRequests',
    ],
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/api/laundromats/{id}/photos',
    summary: 'Puts the photos of a laundromat in order, describes them and chooses the primary one.',
    body: photosChange,
    statuses: [200],
    refusals: [...refusals, 'photosChanged'],
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/api/laundromats/{id}/photos/{photoId}',
    summary:
      'Deletes a photo, which can be restored for a day. Administrators remove one with a reason, through GraphQL.',
    roles: ['owner'],
    statuses: [200],
    refusals: [...refusals, 'photoNotFound'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/laundromats/{id}/photos/{photoId}/restore',
    summary: 'Restores a photo that its owner deleted, at its old position.',
    roles: ['owner'],
    statuses: [200],
    refusals: [...refusals, 'photoNotFound', 'photoLimitReached'],
  },
];

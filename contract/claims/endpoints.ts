import { z } from 'zod';
import type { Endpoint } from '../http/endpoint.ts';
import { photosField } from '../photos/photos.ts';
import { claimPhotoAnswer } from './claims.ts';

export const claimEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/api/claims/{id}/photo',
    summary:
      'Adds a photo (JPEG, PNG or WebP) to a draft of a claim, or replaces it. Only administrators see it. Claims have no other REST endpoints: the app uses the actions of GraphQL.',
    roles: ['owner'],
    body: z.object({ [photosField]: z.array(z.file()) }),
    bodyType: 'multipart/form-data',
    statuses: [201],
    answer: claimPhotoAnswer,
    refusals: ['claimNotFound', 'claimClosed', 'photoLimitReached', 'unsupportedBody', 'tooManyRequests'],
  },
  {
    method: 'GET',
    path: '/api/admin/claims/{id}/photo',
    summary: 'The photo of a claim, as WebP.',
    roles: ['site_admin'],
    refusals: ['claimNotFound', 'photoNotFound'],
  },
];

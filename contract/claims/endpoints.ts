import { z } from 'zod';
import type { Endpoint } from '../http/endpoint.ts';
import { photosField } from '../photos/photos.ts';
import { rowId } from '../validation/row-id.ts';

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
    answer: z.object({ id: rowId() }),
    refusals: ['claimNotFound', 'claimClosed', 'photoLimitReached', 'unsupportedBody', 'tooManyRequests'],
  },
  {
    method: 'GET',
    path: '/api/admin/claims/{id}/photo',
    summary: 'The photo of a claim, as WebP.',
    roles: ['site_admin'],
    refusals: ['claimNotFound', 'photoNotFound'],
  },
  {
    method: 'POST',
    path: '/api/admin/claims/{id}/letter',
    summary:
      'Prints a letter to the address of the claimed laundromat, with a code for the claimant. It ends the validity of the code of an earlier letter.',
    roles: ['site_admin'],
    answerType: 'application/pdf',
    refusals: ['claimNotFound', 'claimClosed', 'laundromatClosed'],
  },
];

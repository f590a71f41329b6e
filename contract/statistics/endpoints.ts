import { everybody, type Endpoint } from '../http/endpoint.ts';
import { countBatch } from './counts.ts';
import { posterQuery } from './posters.ts';

export const statisticsEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/api/counts',
    summary:
      'Counts for the owners of laundromats what a page showed and what was pressed. The answer is the same for laundromats that are unpublished or do not exist, whose counts are ignored.',
    roles: everybody,
    body: countBatch,
    statuses: [204],
    refusals: ['tooManyRequests'],
  },
  {
    method: 'GET',
    path: '/api/laundromats/{id}/poster',
    summary:
      'A poster for printing with the name of a laundromat and a code that leads to its page, for its owner and for administrators.',
    roles: ['owner', 'site_admin'],
    query: posterQuery,
    answerType: 'application/pdf',
    refusals: ['ownerOnly', 'notYourLaundromat', 'laundromatNotFound', 'tooManyRequests'],
  },
  {
    method: 'GET',
    path: '/api/laundromats/{id}/qr',
    summary: 'A code that leads to the page of a laundromat, as an SVG. The printed page shows it.',
    roles: everybody,
    answerType: 'image/svg+xml',
    refusals: ['laundromatNotFound'],
  },
];

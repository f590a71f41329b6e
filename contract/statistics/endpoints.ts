import { everybody, type Endpoint } from '../http/endpoint.ts';
import { countBatch } from './counts.ts';

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
];

import { z } from 'zod';
import { type Endpoint, everybody } from '../http/endpoint.ts';
import { rowId } from '../validation/row-id.ts';
import { type CountKind, countKinds, largestCountBatch, posterFormats } from './count-kinds.ts';

const laundromats = z.array(rowId()).max(largestCountBatch).optional();

export const countBatch = z
  .strictObject({
    /** Id of this request; a request that is sent again counts once. */
    id: rowId(),
    shown: laundromats,
    opened: laundromats,
    called: laundromats,
    directions: laundromats,
    saved: laundromats,
  } satisfies Record<CountKind | 'id', z.ZodType>)
  .refine((batch) => sizeOf(batch) <= largestCountBatch, {
    error: `Au plus ${largestCountBatch} laveries à la fois`,
  });
export type CountBatch = z.infer<typeof countBatch>;

function sizeOf(batch: Partial<Record<CountKind, readonly string[]>>): number {
  return countKinds.reduce((sum, kind) => sum + (batch[kind]?.length ?? 0), 0);
}

export const posterQuery = z.object({ format: z.enum(posterFormats) });

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

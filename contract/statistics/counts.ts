import { z } from 'zod';
import { rowId } from '../validation/row-id.ts';
import { countKinds, largestCountBatch, type CountKind } from './count-kinds.ts';

const laundromats = z.array(rowId()).max(largestCountBatch).optional();

/** `POST /api/counts`: for each type of event, the laundromats whose count grows by one. */
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

import { z } from 'zod';

/** Things that are counted: in a list, its page, the links pressed, added to the favorites. */
export const countKinds = ['shown', 'opened', 'called', 'directions', 'saved'] as const;
export type CountKind = (typeof countKinds)[number];

/** Time for which counts are stored. The privacy page names it. */
export const countRetentionMonths = 25;

/** Maximum number of laundromats in one request. */
export const largestCountBatch = 100;

const laundromats = z.array(z.guid()).max(largestCountBatch).optional();

/** `POST /api/counts`: by kind, the laundromats to which one is added. */
export const countBatch = z
  .strictObject({
    /** Made for this request alone; the same one sent twice counts once. */
    id: z.guid(),
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

const frenchMonth = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  timeZone: 'Europe/Paris',
});

/** Returns the first day of a month in French time, like `2026-11-01`; `monthsAgo` counts back from the month of `date`. */
export function frenchMonthOf(date: Date, monthsAgo = 0): string {
  const [year = 0, month = 1] = frenchMonth.format(date).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - monthsAgo, 1)).toISOString().slice(0, 10);
}

import { z } from 'zod';
import { noSuch } from './stripe-fault.ts';

/** Parameters of every list. */
export const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
};

/** Returns a page of a list, newest first. `stored` is in storage order. */
export function page<T extends { id: string }>(
  stored: T[],
  { limit, starting_after: after }: { limit: number; starting_after?: string },
) {
  const newestFirst = stored.toReversed();
  const last = newestFirst.findIndex(({ id }) => id === after);
  if (after !== undefined && last < 0) throw noSuch('object', after, 'starting_after');
  const data = newestFirst.slice(last + 1, last + 1 + limit);
  return { object: 'list', data, has_more: last + 1 + limit < newestFirst.length };
}

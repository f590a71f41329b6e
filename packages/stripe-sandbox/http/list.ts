import { badRequest, noSuch } from './stripe-fault.ts';

export interface Paging {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
}

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

/** Parameters of every list. */
export const paging = ['limit', 'starting_after', 'ending_before'] as const;

/** Returns a page of a list, newest first. `stored` is in storage order. */
export function page<T extends { id: string }>(stored: T[], params: Paging, url: string): List<T> {
  const { limit = 10, starting_after: after, ending_before: before } = params;
  if (limit < 1 || limit > 100) {
    throw badRequest(
      'Invalid integer: limit must be between 1 and 100',
      'limit',
      'parameter_invalid_integer',
    );
  }
  if (after && before) {
    throw badRequest('You may only specify one of these parameters: starting_after, ending_before.');
  }
  const newestFirst = [...stored].reverse();
  if (before) {
    const end = indexOf(newestFirst, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: newestFirst.slice(start, end), has_more: start > 0, url };
  }
  const start = after ? indexOf(newestFirst, after, 'starting_after') + 1 : 0;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < newestFirst.length, url };
}

function indexOf(list: { id: string }[], id: string, param: string): number {
  const index = list.findIndex((item) => item.id === id);
  if (index < 0) throw noSuch('object', id, param);
  return index;
}

type Range = number | { gt?: number; gte?: number; lt?: number; lte?: number } | undefined;

/** Tests whether a time is in a `created` range. */
export function isWithin(moment: number, range: Range): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return moment === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return moment > gt && moment >= gte && moment < lt && moment <= lte;
}

import { isDeepStrictEqual } from 'node:util';
import type { Relationship, TableAccess } from './model.ts';

/**
 * Returns the access to the rows behind `relationship`, without its filter if the parent rows already prove it. Without
 * a parent nothing is proven, and the filter stays.
 *
 * Permissions of a detail table often repeat that of its master: `photo` is visible where `album: {is_public: …}`. In a
 * selection of `photos` under a visible album, the filter would check that same album again, once for each photo.
 */
export function accessFrom(
  parent: TableAccess | undefined,
  relationship: Relationship,
  access: TableAccess,
): TableAccess {
  return parent && isProven(parent, relationship, access) ? { ...access, filter: undefined } : access;
}

function isProven(parent: TableAccess, relationship: Relationship, access: TableAccess): boolean {
  const { filterSource } = access;
  if (parent.filter === undefined || filterSource === null || typeof filterSource !== 'object') return false;
  const [entry, ...others] = Object.entries(filterSource);
  if (!entry || others.length > 0) return false;
  const [name, condition] = entry as [string, unknown];
  const back = access.table.relationships.get(name);
  if (!back || back.remote !== parent.table || !isInverse(back, relationship)) return false;
  // `["$", column]` refers to the table of each permission, so the same text means something else in the two filters.
  if (JSON.stringify(condition).includes('"$"')) return false;
  return isDeepStrictEqual(condition, parent.filterSource);
}

function isInverse(back: Relationship, forth: Relationship): boolean {
  const flipped = back.columns.map(([local, remote]) => JSON.stringify([remote, local])).sort();
  const pairs = forth.columns.map((pair) => JSON.stringify(pair)).sort();
  return isDeepStrictEqual(flipped, pairs);
}

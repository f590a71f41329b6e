import { isDeepStrictEqual } from 'node:util';
import type { Relationship, TableAccess } from './model.ts';

/**
 * The access to the rows that `relationship` leads to from rows that `parent` permits, without a filter that those
 * prove by being there. Without a parent nothing is proven, and the filter stays.
 *
 * Permissions of a detail table often repeat that of its master: `photo` is visible where `album: {is_public: …}`.
 * Coming from a visible album through the inverse of that relationship, the album that the filter asks for is the very
 * row one comes from; asking again would cost a lookup for each photo.
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
  // `["$", column]` names the table a permission sits on, which is another one for each of the two.
  if (JSON.stringify(condition).includes('"$"')) return false;
  return isDeepStrictEqual(condition, parent.filterSource);
}

function isInverse(back: Relationship, forth: Relationship): boolean {
  const flipped = back.columns.map(([local, remote]) => JSON.stringify([remote, local])).sort();
  const pairs = forth.columns.map((pair) => JSON.stringify(pair)).sort();
  return isDeepStrictEqual(flipped, pairs);
}

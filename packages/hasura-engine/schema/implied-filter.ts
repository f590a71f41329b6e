import { isDeepStrictEqual } from 'node:util';
import type { Relationship, TableAccess } from './model.ts';

/**
 * Returns the access behind `relationship`, without its filter if the parent rows already prove it: where `photo` is
 * visible under `album: {is_public: …}`, photos of a visible album need no second check.
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
  return isDeepStrictEqual(condition, parent.filterSource);
}

function isInverse(back: Relationship, forth: Relationship): boolean {
  const flipped = back.columns.map(([local, remote]) => JSON.stringify([remote, local])).sort();
  const pairs = forth.columns.map((pair) => JSON.stringify(pair)).sort();
  return isDeepStrictEqual(flipped, pairs);
}

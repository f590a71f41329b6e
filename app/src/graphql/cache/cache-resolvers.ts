import type { Cache, Resolver } from '@urql/exchange-graphcache';
import { isObject } from '#app/lib/requests/json-answer.ts';

/**
 * Finds a laundromat by slug or id among those of lists, so that its page can show the data of its card at once. A
 * stored answer to the same query takes precedence.
 */
const laundromats: Resolver = (_parent, args, cache) => {
  const stored = cache.resolve('Query', 'laundromats', Object.keys(args).length > 0 ? args : null);
  if (stored !== undefined) return stored as string[];
  const id = valueOf(args.where, 'id');
  if (id) return cache.resolve({ __typename: 'laundromats', id }, 'slug') ? [`laundromats:${id}`] : undefined;
  const slug = valueOf(args.where, 'slug');
  const found = slug && laundromatKeys(cache).find((key) => cache.resolve(key, 'slug') === slug);
  return found ? [found] : undefined;
};

export const cacheResolvers = { Query: { laundromats } };

function valueOf(where: unknown, field: string): string | null {
  if (!isObject(where) || Object.keys(where).length !== 1) return null;
  const condition = where[field];
  return isObject(condition) && typeof condition._eq === 'string' ? condition._eq : null;
}

function laundromatKeys(cache: Cache): string[] {
  const rows = cache.inspectFields('Query').flatMap(({ fieldKey }) => linkedKeys(cache, 'Query', fieldKey));
  return rows.flatMap((row) => {
    if (row.startsWith('laundromats:')) return [row];
    const links = cache.inspectFields(row).filter(({ fieldName }) => fieldName === 'laundromat');
    return links.flatMap(({ fieldKey }) => linkedKeys(cache, row, fieldKey));
  });
}

function linkedKeys(cache: Cache, row: string, fieldKey: string): string[] {
  return [cache.resolve(row, fieldKey)].flat().filter((key) => typeof key === 'string');
}

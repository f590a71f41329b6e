import type { KeyingConfig } from '@urql/exchange-graphcache';
import { rowKeys } from '#app/graphql/generated/row-keys.ts';

/** By hand: the schema knows no primary key of a view, and documents read counts and geocodings without theirs. */
const otherKeys: Record<string, string[]> = {
  held_changes: ['laundromatId'],
  laundromat_cities: ['communeId'],
  laundromat_regions: ['slug'],
  reported_facts: ['laundromatId', 'kind'],
  laundromat_counts: [],
  laundromat_geocodings: [],
};

/**
 * Rows of a type without key columns, and rows that lack one of them, have no key: they are cached as a part of their
 * query.
 */
const keyOf =
  (columns: string[]): KeyingConfig[string] =>
  (row) =>
    columns.length > 0 && columns.every((column) => row[column] != null)
      ? columns.map((column) => row[column]).join(':')
      : null;

export const cacheKeys: KeyingConfig = Object.fromEntries(
  Object.entries({ ...rowKeys, ...otherKeys }).map(([type, columns]) => [type, keyOf(columns)]),
);

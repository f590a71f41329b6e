import type { KeyingConfig } from '@urql/exchange-graphcache';
import { rowKeys, typesWithoutKey } from '#app/graphql/generated/row-keys.ts';

/** By hand: the schema knows no primary key of a view, and documents read counts and geocodings without theirs. */
const otherKeys: Record<string, string[]> = {
  held_changes: ['laundromatId'],
  laundromat_cities: ['communeId'],
  laundromat_regions: ['slug'],
  reported_facts: ['laundromatId', 'kind'],
  laundromat_counts: [],
  laundromat_geocodings: [],
};

/** Development only: without them graphcache warns, and stores the rows with their query all the same. */
const embedded = Object.fromEntries(import.meta.env.DEV ? typesWithoutKey.map((type) => [type, []]) : []);

/** A type without columns, and a row that lacks one of them, belong to their query. */
const keyOf =
  (columns: string[]): KeyingConfig[string] =>
  (row) =>
    columns.length > 0 && columns.every((column) => row[column] != null)
      ? columns.map((column) => row[column]).join(':')
      : null;

export const cacheKeys: KeyingConfig = Object.fromEntries(
  Object.entries({ ...embedded, ...rowKeys, ...otherKeys }).map(([type, columns]) => [type, keyOf(columns)]),
);

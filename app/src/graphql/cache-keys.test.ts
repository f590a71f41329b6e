import { expect, test } from 'vitest';
import { cacheKeys } from './cache-keys.ts';

test('a join row is known by the pair it joins, and embedded when a query left one out', () => {
  expect(cacheKeys.laundromat_services?.({ __typename: 'x', laundromatId: 'l', serviceId: 's' })).toBe('l:s');
  expect(cacheKeys.laundromat_services?.({ __typename: 'x', serviceId: 's' })).toBeNull();
});

test('a search match belongs to its query: the same laundromat elsewhere has another distance', () => {
  expect(cacheKeys.laundromat_matches?.({ __typename: 'x', laundromatId: 'l', position: 1 })).toBeNull();
});

test('aggregates are embedded', () => {
  expect(cacheKeys.laundromats_aggregate?.({ __typename: 'x' })).toBeNull();
  expect(cacheKeys.reviews_avg_fields?.({ __typename: 'x' })).toBeNull();
});

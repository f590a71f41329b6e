import { expect, test } from 'vitest';
import { cacheKeys } from './cache-keys.ts';

test('a join row is identified by the pair it joins, and embedded when a query omits one of them', () => {
  expect(cacheKeys.laundromat_services?.({ __typename: 'x', laundromatId: 'l', serviceId: 's' })).toBe('l:s');
  expect(cacheKeys.laundromat_services?.({ __typename: 'x', serviceId: 's' })).toBeNull();
});

test('a search match belongs to its query, because the distance differs in another search', () => {
  expect(cacheKeys.laundromat_matches?.({ __typename: 'x', laundromatId: 'l', position: 1 })).toBeNull();
});

test('aggregates are embedded', () => {
  expect(cacheKeys.laundromats_aggregate?.({ __typename: 'x' })).toBeNull();
  expect(cacheKeys.laundromats_aggregate_fields?.({ __typename: 'x' })).toBeNull();
});

import { expect, it } from 'vitest';
import { listOf, listState } from './list-return.ts';

it('keeps the whole search that led to a page', () => {
  expect(listOf(listState({ pathname: '/directory', search: '?q=lyon&page=2' }))).toBe(
    '/directory?q=lyon&page=2',
  );
});

it.each([
  null,
  undefined,
  'x',
  {},
  { list: 3 },
  { list: '//ailleurs.test' },
  { list: 'https://ailleurs.test' },
])('finds no list in %j', (state) => expect(listOf(state)).toBeNull());

import { expect, test } from 'vitest';
import { withArrivals, withPhotoAt, withPrimary } from './photo-order.ts';

const photos = ['a', 'b', 'c'].map((id) => ({ id, isPrimary: id === 'a' }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

test('a photo moves to another position, and no further than the ends', () => {
  expect(ids(withPhotoAt(photos, 'a', 2))).toBe('bca');
  expect(ids(withPhotoAt(photos, 'c', 0))).toBe('cab');
  expect(ids(withPhotoAt(photos, 'b', -1))).toBe('bac');
  expect(ids(withPhotoAt(photos, 'b', 9))).toBe('acb');
  expect(ids(withPhotoAt(photos, 'unknown', 1))).toBe('abc');
});

test('one photo is the main one', () => {
  expect(withPrimary(photos, 'b').filter(({ isPrimary }) => isPrimary)).toEqual([
    { id: 'b', isPrimary: true },
  ]);
});

test('an outdated answer adds and removes photos, but leaves the chosen order', () => {
  const wanted = withPhotoAt(photos, 'c', 0);
  const stored = [...photos.slice(1), { id: 'd', isPrimary: false }];
  expect(ids(withArrivals(wanted, stored))).toBe('cbd');
});

import { expect, test } from 'vitest';
import { withPhotoAt } from '#app/lib/photos/chosen-photos.ts';
import { withArrivals, withPrimary } from './photo-order.ts';

const photos = ['a', 'b', 'c'].map((id) => ({ id, isPrimary: id === 'a' }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

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

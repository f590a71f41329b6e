import { expect, test } from 'vitest';
import { matchLaundromat, type KnownLaundromat } from './match-laundromats.ts';

const metre = 1 / 111_195;
const known = (changes: Partial<KnownLaundromat> & { metres?: number } = {}): KnownLaundromat => ({
  id: 'known',
  name: 'Laverie',
  city: 'Lyon',
  phone: null,
  isLinked: false,
  latitude: 45.76 + (changes.metres ?? 10) * metre,
  longitude: 4.83,
  ...changes,
});
const object = {
  properName: null as string | null,
  city: 'Lyon',
  phone: null as string | null,
  latitude: 45.76,
  longitude: 4.83,
};
const tambour = { ...object, properName: 'Le Tambour' };

test('a similar name or the same phone within 80 m is the same laundromat', () => {
  const same = { type: 'same', laundromat: 'known' };
  expect(matchLaundromat(tambour, [known({ name: 'Laverie du Tambour', metres: 75 })])).toEqual(same);
  const phone = { phone: '+33 4 78 37 12 34' };
  expect(
    matchLaundromat({ ...object, phone: '04 78 37 12 34' }, [known({ ...phone, name: 'Wash' })]),
  ).toEqual(same);
});

test('a town in both names proves nothing', () => {
  const lyonWash = { ...object, properName: 'Speed Queen Lyon' };
  expect(matchLaundromat(lyonWash, [known({ name: 'Laverie de Lyon' })])).toMatchObject({
    type: 'candidate',
  });
});

test('a neighbour with another name, or without one, is to be compared', () => {
  expect(matchLaundromat(tambour, [known({ name: 'Wash Me' })])).toMatchObject({
    type: 'candidate',
    reason: 'near',
    distance: 10,
  });
  expect(matchLaundromat(object, [known()])).toMatchObject({ type: 'candidate', reason: 'near' });
  expect(matchLaundromat(tambour, [known({ name: 'Tambour', metres: 200 })])).toMatchObject({
    type: 'candidate',
    reason: 'same_name',
  });
});

test('far laundromats, and two objects that were mapped side by side, are different', () => {
  const none = { type: 'none' };
  expect(matchLaundromat(object, [known({ metres: 90 })])).toEqual(none);
  expect(matchLaundromat(tambour, [known({ name: 'Tambour', metres: 310 })])).toEqual(none);
  expect(matchLaundromat(object, [known({ metres: 40, isLinked: true })])).toEqual(none);
});

test('a laundromat that an administrator called different is never proposed again', () => {
  expect(matchLaundromat(tambour, [known({ name: 'Le Tambour' })], new Set(['known']))).toEqual({
    type: 'none',
  });
});

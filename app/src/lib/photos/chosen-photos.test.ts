import { expect, test } from 'vitest';
import { laundromatTiers, photoCaps } from '#contract/laundromat/laundromat.ts';
import { limitRefusal, withFiles, withPhotoAt } from './chosen-photos.ts';

const file = (name: string) => ({ name, type: 'image/jpeg', size: 10 }) as Partial<File> as File;
const files = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.jpg`));
const ready = (count: number) => ({ photos: files(count), refused: [], hasMore: false });
const ids = () => {
  let count = 0;
  return () => String((count += 1));
};
const within = (cap: number) => ({ cap, limit: limitRefusal(cap), newId: ids() });
const names = (photos: { name: string }[]) => photos.map(({ name }) => name);

test.each(laundromatTiers)(
  'the %s tier accepts photos up to its limit, and names the limit beyond it',
  (tier) => {
    const cap = photoCaps[tier];
    const full = withFiles([], ready(cap), within(cap));
    expect([full.photos.length, full.refusal]).toEqual([cap, undefined]);
    const over = withFiles(full.photos, ready(1), within(cap));
    expect(over.photos).toEqual(full.photos);
    expect(over.refusal).toEqual({
      title: 'Limite de photos atteinte',
      description: `Vous pouvez ajouter maximum ${cap} photos avec cette formule.`,
    });
  },
);

test('photos within the limit are added although the others are not', () => {
  const { photos, refusal } = withFiles([], ready(5), within(2));
  expect(names(photos)).toEqual(['0.jpg', '1.jpg']);
  expect(refusal?.title).toBe('Limite de photos atteinte');
});

test('a refused photo is named with its reason, and the others are added', () => {
  const refused = [{ name: 'a.gif', reason: 'Trop grande.' }];
  const one = withFiles([], { photos: files(1), refused, hasMore: false }, within(6));
  expect(names(one.photos)).toEqual(['0.jpg']);
  expect(one.refusal).toEqual({
    title: 'Photo refusée',
    description: '«\u00a0a.gif\u00a0»\u00a0: Trop grande.',
  });
  const two = withFiles([], { photos: [], refused: [...refused, ...refused], hasMore: false }, within(6));
  expect(two.refusal?.title).toBe('2 photos refusées');
});

test('a photo moves to another position, and no further than the ends', () => {
  const photos = ['a', 'b', 'c'].map((id) => ({ id }));
  const moved = (id: string, position: number) =>
    withPhotoAt(photos, id, position)
      .map((photo) => photo.id)
      .join('');
  expect(moved('a', 2)).toBe('bca');
  expect(moved('c', 0)).toBe('cab');
  expect(moved('b', -1)).toBe('bac');
  expect(moved('b', 9)).toBe('acb');
  expect(moved('unknown', 1)).toBe('abc');
});

import { expect, test } from 'vitest';
import { laundromatTiers, photoCaps, photoMaxBytes } from '#contract/laundromat/laundromat.ts';
import { withFiles, withMoved } from './chosen-photos.ts';

const file = (name: string, type = 'image/jpeg', size = 10) =>
  ({ name, type, size }) as Partial<File> as File;
const files = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.jpg`));
const ids = () => {
  let count = 0;
  return () => String((count += 1));
};
const names = (photos: { name: string }[]) => photos.map(({ name }) => name);

test.each(laundromatTiers)(
  'the %s tier accepts photos up to its limit, and names the limit beyond it',
  (tier) => {
    const cap = photoCaps[tier];
    const full = withFiles([], files(cap), { cap, newId: ids() });
    expect([full.photos.length, full.refusal]).toEqual([cap, undefined]);
    const over = withFiles(full.photos, files(1), { cap, newId: ids() });
    expect(over.photos).toEqual(full.photos);
    expect(over.refusal).toEqual({
      title: 'Limite de photos atteinte',
      description: `Vous pouvez ajouter maximum ${cap} photos avec cette formule.`,
    });
  },
);

test('photos within the limit are added although the others are not', () => {
  const { photos, refusal } = withFiles([], files(5), { cap: 2, newId: ids() });
  expect(names(photos)).toEqual(['0.jpg', '1.jpg']);
  expect(refusal?.title).toBe('Limite de photos atteinte');
});

test('other formats and files over 5 MB are refused by name, and the others are added', () => {
  const chosen = [file('a.heic', 'image/heic'), file('b.png', 'image/png'), file('c.gif', 'image/gif')];
  const { photos, refusal } = withFiles([], chosen, { cap: 6, newId: ids() });
  expect(names(photos)).toEqual(['b.png']);
  expect(refusal?.title).toBe('2 photos refusées');
  expect(refusal?.description).toContain('a.heic');
  const heavy = withFiles([], [file('d.webp', 'image/webp', photoMaxBytes + 1)], { cap: 6, newId: ids() });
  expect(heavy.photos).toEqual([]);
  expect(heavy.refusal?.description).toContain('Une photo ne peut pas dépasser 5 Mo.');
  expect(withFiles([], [file('e.webp', 'image/webp', photoMaxBytes)], { cap: 6, newId: ids() }).refusal).toBe(
    undefined,
  );
});

test('a photo moves one position, and never beyond the ends', () => {
  const { photos } = withFiles([], files(3), { cap: 6, newId: ids() });
  expect(names(withMoved(photos, 2, -1))).toEqual(['0.jpg', '2.jpg', '1.jpg']);
  expect(names(withMoved(photos, 0, 1))).toEqual(['1.jpg', '0.jpg', '2.jpg']);
  expect(withMoved(photos, 0, -1)).toEqual(photos);
  expect(withMoved(photos, 2, 1)).toEqual(photos);
});

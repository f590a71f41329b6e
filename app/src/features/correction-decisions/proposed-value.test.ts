import { expect, test } from 'vitest';
import { correctionTypes, type CorrectionType } from '#contract/corrections/correction-types.ts';
import { proposedChange } from './proposed-value.ts';

const laundromat = {
  id: '1',
  name: 'Le Tambour',
  slug: 'le-tambour-lyon',
  isActive: true,
  hours: null,
  priceFrom: '5.00',
  latitude: '45.76',
  longitude: '4.83',
  pricedWashers: [] as { id: string }[],
};
const types = Object.keys(correctionTypes) as CorrectionType[];
const change = (kind: CorrectionType, proposed: unknown, others: Partial<typeof laundromat> = {}) =>
  proposedChange({ kind, proposed, laundromat: { ...laundromat, ...others } });
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

test('a correction without a value changes nothing', () => {
  for (const type of types) expect(change(type, null)).toBe(null);
});

test('the present and the proposed value are shown in words', () => {
  const price = change('price', { price: '4.50' });
  expect([plain(price?.before), plain(price?.after)]).toEqual(['5,00 €', '4,50 €']);
  expect(change('hours', { text: '8h-20h' })).toMatchObject({ before: 'non communiqué', after: '8h-20h' });
  const moved = change('location', { latitude: 45.763, longitude: 4.83 });
  expect(plain(moved?.after)).toBe('position à 330 m du point actuel');
});

test('a price that follows from the machines cannot be replaced', () => {
  expect(change('price', { price: '4.50' })?.canApply).toBe(true);
  expect(change('price', { price: '4.50' }, { pricedWashers: [{ id: '2' }] })?.canApply).toBe(false);
});

import { expect, test } from 'vitest';
import { mergeFacts, type ImportedFacts } from './facts.ts';

const address = { address: '1 rue Neuve', postalCode: '69001', city: 'Lyon' };
const base: ImportedFacts = {
  name: 'Le Tambour',
  address,
  location: { latitude: 45.76, longitude: 4.83 },
  phone: '04 78 37 12 34',
  email: null,
  website: null,
  facebook: null,
  instagram: null,
  hours: null,
  services: ['a'],
  checkedOn: null,
};
const merge = (facts: Partial<ImportedFacts>, present: Partial<ImportedFacts> = {}, more: object = {}) =>
  mergeFacts({
    facts: { ...base, ...facts },
    present: { ...base, ...present },
    imported: base,
    kept: {},
    isOwned: false,
    isChecked: false,
    ...more,
  });

test('a fact that the site left as it was imported follows the source', () => {
  expect(merge({ phone: '04 00 00 00 00', name: 'Nouveau' })).toEqual({
    writes: { phone: '04 00 00 00 00', name: 'Nouveau' },
    differences: {},
  });
});

test('a fact that was changed on the site stays, and the difference is listed', () => {
  expect(merge({ phone: '04 00 00 00 00' }, { phone: '04 11 11 11 11' })).toEqual({
    writes: {},
    differences: { phone: '04 00 00 00 00' },
  });
});

test('a check on the site confirms the facts that it covers, but not the name', () => {
  const { writes, differences } = merge(
    { phone: '04 00 00 00 00', name: 'Nouveau' },
    {},
    { isChecked: true },
  );
  expect(writes).toEqual({ name: 'Nouveau' });
  expect(differences).toEqual({ phone: '04 00 00 00 00' });
});

test('a fact that the source no longer has is never emptied', () => {
  expect(merge({ phone: null, services: [] })).toEqual({ writes: {}, differences: {} });
});

test('an unknown fact is filled in only where nobody owns the laundromat', () => {
  const never = { imported: {} };
  expect(merge({ website: 'https://x.fr/' }, {}, never).writes).toEqual({ website: 'https://x.fr/' });
  expect(merge({ website: 'https://x.fr/' }, {}, { ...never, isOwned: true })).toEqual({
    writes: {},
    differences: { website: 'https://x.fr/' },
  });
});

test('a point that moves by less than 5 m stays', () => {
  expect(merge({ location: { latitude: 45.76003, longitude: 4.83 } }).writes).toEqual({});
  expect(merge({ location: { latitude: 45.7602, longitude: 4.83 } }).writes).toHaveProperty('location');
});

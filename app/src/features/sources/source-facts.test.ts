import { expect, test } from 'vitest';
import type { ComparedLaundromatFragment } from '#app/graphql/generated/graphql.ts';
import { parseSourceFacts } from '#contract/sources/source-facts.ts';
import { type FactName, factTexts } from './source-facts.ts';

const laundromat: ComparedLaundromatFragment = {
  id: 'e1000000-0000-4000-8000-000000000001',
  name: 'Le Tambour',
  slug: 'le-tambour-lyon',
  address: '12 rue Mercière',
  postalCode: '69002',
  city: 'Lyon',
  phone: '0478371234',
  email: null,
  website: null,
  facebook: null,
  instagram: null,
  hours: '7h-22h, 7j/7',
  holidayHours: 'unknown',
  latitude: '45.7634',
  longitude: '4.8331',
  hasOwner: false,
  laundromatServices: [{ laundromatId: 'e1000000-0000-4000-8000-000000000001', serviceId: 'wash' }],
};
const services = new Map([
  ['wash', 'Lave-linge'],
  ['dry', 'Sèche-linge'],
]);
const theirs = (fact: FactName, value: unknown) =>
  factTexts(fact, { laundromat, source: parseSourceFacts({ [fact]: value }), services }).theirs.replaceAll(
    '\u00a0',
    ' ',
  );

test('each fact of the source is a text', () => {
  expect(theirs('phone', '0400000000')).toBe('04 00 00 00 00');
  expect(theirs('address', { address: '3 quai Rambaud', postalCode: '69002', city: 'Lyon' })).toBe(
    '3 quai Rambaud, 69002 Lyon',
  );
  expect(theirs('location', { latitude: 45.7644, longitude: 4.8331 })).toBe('Point à 110 m du nôtre');
  expect(theirs('hours', { text: '24h/24, 7j/7', weekly: 'always', holidays: 'closed' })).toBe(
    '24h/24, 7j/7, fermée les jours fériés',
  );
  expect(theirs('services', ['wash', 'dry', 'unknown-id'])).toBe('Lave-linge, Sèche-linge, unknown-id');
});

test('a fact that is missing or damaged is unknown', () => {
  for (const damaged of [undefined, null, 7, [1], { a: 1 }]) {
    expect(theirs('phone', damaged)).toBe('non communiqué');
    expect(theirs('hours', damaged)).toBe('non communiqué');
  }
});

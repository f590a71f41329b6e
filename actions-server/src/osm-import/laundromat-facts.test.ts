import { expect, test } from 'vitest';
import { isGenericName, nameFor, readFacts } from './laundromat-facts.ts';
import type { Tags } from './source-object.ts';

const read = (tags: Tags) =>
  readFacts({ type: 'node', id: '1', version: 1, latitude: 45.76, longitude: 4.83, tags });

test('tags become the facts of a laundromat', () => {
  const facts = read({
    name: "Wash'n Go",
    'addr:housenumber': '12 bis',
    'addr:street': 'Rue Mercière',
    'addr:postcode': '69002',
    'addr:city': 'Lyon',
    'contact:phone': '+33 326779510; +33 1',
    website: 'wash.example.fr',
    'contact:facebook': 'washngo',
    email: 'Bonjour@Wash.example.fr',
    check_date: '2026-03-01',
    dryer: '4',
    wheelchair: 'yes',
    internet_access: 'wlan',
    'payment:cash': 'yes',
    'payment:credit_cards': 'no',
    'payment:contactless': 'yes',
  });
  expect(facts).toMatchObject({
    properName: "Wash'n Go",
    address: { address: '12 bis Rue Mercière', postalCode: '69002', city: 'Lyon' },
    phone: '03 26 77 95 10',
    website: 'https://wash.example.fr/',
    facebook: 'https://www.facebook.com/washngo',
    email: 'bonjour@wash.example.fr',
    checkedOn: '2026-03-01',
    unreadable: [],
  });
  expect(facts.services.map((id) => id.at(-1))).toEqual(['1', '2', '5', '8', 'b', 'd']);
});

test('cash is not coins where coins are refused', () => {
  const { services } = read({ 'payment:cash': 'yes', 'payment:notes': 'yes', 'payment:coins': 'no' });
  expect(services.map((id) => id.at(-1))).toEqual(['1', 'c']);
});

test.each([
  ['12;14', '69 003', { address: '12-14 Rue Neuve', postalCode: '69003' }],
  ['12 bis', 'F-69003', { address: '12 bis Rue Neuve', postalCode: '69003' }],
  ['1', '69001;69002', { address: '1 Rue Neuve', postalCode: null }],
])('the number %s and the postal code %s are written as people write them', (number, postcode, address) => {
  const tags = { 'addr:street': 'Rue Neuve', 'addr:housenumber': number, 'addr:postcode': postcode };
  expect(read(tags).address).toMatchObject(address);
});

test.each([
  [{ phone: 'sonnez' }, ['phone']],
  [{ website: 'javascript:alert(1)' }, ['website']],
  [{ opening_hours: 'souvent' }, ['opening_hours']],
])('%o cannot be read and stays unknown', (tags, unreadable) => {
  expect(read(tags)).toMatchObject({ phone: null, website: null, hours: null, unreadable });
});

test.each(['9999-12-31', '2026-02', '1970-01-01', 'hier'])('%s is no day of a check', (day) => {
  expect(read({ check_date: day }).checkedOn).toBeNull();
});

test.each([
  ['+590 590 27 12 34', '0590 27 12 34'],
  ['+262 262 41 12 34', '0262 41 12 34'],
  ['0478371234', '04 78 37 12 34'],
  ['3631', '3631'],
  ['+33 3631', '3631'],
  ['118 218', '118218'],
  ['03 26 77 95 10 / 06 12 34 56 78', '03 26 77 95 10'],
  ['+33 3 26 77 95 10, +33 6 12 34 56 78', '03 26 77 95 10'],
  ['03 26 77 95 10 ou 06 12 34 56 78', '03 26 77 95 10'],
  ['sonnez; 03 26 77 95 10', '03 26 77 95 10'],
  ['03/26/77/95/10', '03 26 77 95 10'],
  ['03 26 77 95 10 poste 12', '03 26 77 95 10'],
  ['+33 3 26 77 95 10 x12', '03 26 77 95 10'],
  ['+33 (0)3 26 77 95 10 (0,35 €/min)', '03 26 77 95 10'],
  ['(+33) 3 26 77 95 10', '03 26 77 95 10'],
  ['(03) 26 77 95 10', '03 26 77 95 10'],
  ['03 26 77 95 10 #12', '03 26 77 95 10'],
  ['03 26 77 95 10;ext=12', '03 26 77 95 10'],
  ['03 26 77 95 10 extension 12', '03 26 77 95 10'],
  ['03 26 77 95 10 - 06 12 34 56 78', '03 26 77 95 10'],
  ['03 26 77 95 10 06 12 34 56 78', '03 26 77 95 10'],
  ['03 26 77 95 10 | 06 12 34 56 78', '03 26 77 95 10'],
  ['00 00 00 00 00', null],
  ['03 26 77 95 101', null],
])('the phone %s is written as %s', (phone, written) => {
  expect(read({ phone }).phone).toBe(written);
});

test.each([
  'Laverie',
  'laverie automatique',
  'Lavomatique',
  'Laverie Libre-service',
  'BLANCHISSERIE',
  'Laverie 24h/24',
])('« %s » fits every laundromat', (name) => expect(isGenericName(name)).toBe(true));
test.each(['Laverie Speed Queen', 'Laverie du Port', 'Washeteria Bellecour'])('« %s » is a name', (name) =>
  expect(isGenericName(name)).toBe(false),
);

test('a laundromat without a name is named after its street, else after its town', () => {
  const address = { address: '12 bis, Rue Jean Jaurès', postalCode: '06240', city: 'Beausoleil' };
  expect(nameFor(null, address)).toBe('Laverie, rue Jean Jaurès');
  expect(nameFor(null, { ...address, address: 'Adresse à préciser' })).toBe('Laverie de Beausoleil');
  expect(nameFor('Le Tambour', address)).toBe('Le Tambour');
});

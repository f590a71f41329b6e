import { expect, test } from 'vitest';
import { classify, isCandidate } from './classify.ts';

const laundry = { shop: 'laundry' };

test.each([
  ['self_service', { ...laundry, self_service: 'yes' }],
  ['self_service', { ...laundry, self_service: 'yes', name: 'Pressing du Port' }],
  ['self_service', { ...laundry, name: 'Laverie Libre-service' }],
  ['self_service', { ...laundry, name: 'Lavomatique' }],
  ['self_service', { ...laundry, name: 'Le Lavoir' }],
  ['self_service', { ...laundry, brand: 'Speed Queen' }],
  ['self_service', { amenity: 'washing_machine' }],
  ['self_service', { ...laundry, opening_hours: '08:00-20:00' }],
  ['self_service', { ...laundry, opening_hours: '24/7' }],
  ['staffed', { ...laundry, self_service: 'no', name: 'Laverie' }],
  ['staffed', { ...laundry, laundry_service: 'yes' }],
  ['dry_cleaner', { ...laundry, name: 'Pressing du Port' }],
  ['business', { ...laundry, name: 'L.R Blanchisserie Chzmpenoise' }],
  ['unclear', { ...laundry, name: 'Laverie pressing' }],
  ['unclear', laundry],
  ['unclear', { ...laundry, opening_hours: 'Mo-Fr 08:00-18:00' }],
  ['private', { ...laundry, access: 'customers', self_service: 'yes' }],
  ['closed', { ...laundry, disused: 'yes', name: 'Laverie' }],
  ['closed', { ...laundry, opening_hours: 'off' }],
])('%s: %o', (expected, tags) => {
  expect(classify(tags).class).toBe(expected);
});

test('a dry cleaner is kept only with self-service, a wash house never', () => {
  expect(isCandidate({ shop: 'dry_cleaning' })).toBe(false);
  expect(isCandidate({ shop: 'dry_cleaning', self_service: 'yes' })).toBe(true);
  expect(isCandidate({ amenity: 'lavoir' })).toBe(false);
});

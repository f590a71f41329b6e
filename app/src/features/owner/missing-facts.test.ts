import { expect, test } from 'vitest';
import { missingFacts } from './missing-facts.ts';

const complete = { assumedFacts: [], hours: '7h-22h, 7j/7', priceFrom: '4.50' };

test('nothing is requested from an owner who has stated every fact', () => {
  expect(missingFacts(complete)).toBeNull();
});

test('unknown hours and prices are requested together', () => {
  expect(missingFacts({ ...complete, hours: null })).toBe('vos horaires');
  expect(missingFacts({ ...complete, hours: null, priceFrom: null })).toBe('vos horaires et vos prix');
});

test('an assumed town is requested, whichever of its columns is assumed', () => {
  expect(missingFacts({ ...complete, assumedFacts: ['city', 'postal_code'] })).toBe('votre ville');
  expect(missingFacts({ ...complete, assumedFacts: ['postal_code'] })).toBe('votre ville');
});

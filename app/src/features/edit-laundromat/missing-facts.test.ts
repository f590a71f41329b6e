import { expect, test } from 'vitest';
import { missingFacts } from './missing-facts.ts';

const complete = { assumedFacts: [], hours: '24h/24, 7j/7', weeklyHours: 'always', priceFrom: '4.50' };

test('nothing is requested from an owner who has stated every fact', () => {
  expect(missingFacts(complete)).toBeNull();
});

test('unknown hours and prices are requested together', () => {
  const unknown = { ...complete, hours: null, weeklyHours: null };
  expect(missingFacts(unknown)).toBe('vos horaires');
  expect(missingFacts({ ...unknown, priceFrom: null })).toBe('vos horaires et vos prix');
});

test('hours of which only a text is known are requested day by day', () => {
  const text = { ...complete, hours: 'Tôt le matin', weeklyHours: null };
  expect(missingFacts(text)).toBe('vos horaires jour par jour');
});

test('an assumed town is requested, whichever of its columns is assumed', () => {
  expect(missingFacts({ ...complete, assumedFacts: ['city', 'postal_code'] })).toBe('votre ville');
  expect(missingFacts({ ...complete, assumedFacts: ['postal_code'] })).toBe('votre ville');
});

import { expect, test } from 'vitest';
import { checkedSentence } from './checked-sentence.ts';

const now = new Date('2026-11-22T12:00:00Z');

test('names the day of the check, and the year unless it is this one', () => {
  expect(checkedSentence('2026-11-12T08:00:00Z', now)).toBe('Vérifié le 12\u00a0novembre');
  expect(checkedSentence('2026-01-01T08:00:00Z', now)).toBe('Vérifié le 1er\u00a0janvier');
  expect(checkedSentence('2025-12-31T08:00:00Z', now)).toBe('Vérifié le 31\u00a0décembre 2025');
  expect(checkedSentence('2025-12-31T23:30:00Z', now)).toBe('Vérifié le 1er\u00a0janvier');
});

test('a check more than a year ago is to be confirmed, and no check is said to be none', () => {
  expect(checkedSentence('2025-11-22T11:59:00Z', now)).toBe('Vérifié le 22\u00a0novembre 2025, à confirmer');
  expect(checkedSentence('2025-11-23T12:00:00Z', now)).toBe('Vérifié le 23\u00a0novembre 2025');
  expect(checkedSentence(null, now)).toBe('Informations non vérifiées');
});

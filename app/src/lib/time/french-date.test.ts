import { expect, it } from 'vitest';
import { formatDay, formatMonth } from './french-date.ts';

it('writes a day in French', () => {
  expect(formatDay('2026-03-12T10:00:00+00:00')).toBe('12 mars 2026');
});

it('writes the first of a month as an ordinal', () => {
  expect(formatDay('2026-05-01T10:00:00+00:00')).toBe('1er mai 2026');
  expect(formatDay('2026-05-11T10:00:00+00:00')).toBe('11 mai 2026');
});

it('capitalizes a month on its own', () => {
  expect(formatMonth('2026-03-31T23:30:00+00:00')).toBe('Avril 2026');
});

it('uses the day in Paris around midnight', () => {
  expect(formatDay('2026-03-12T23:30:00+00:00')).toBe('13 mars 2026');
});

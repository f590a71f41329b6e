import { expect, it } from 'vitest';
import { formatMonth } from './french-date.ts';

it('capitalizes a month on its own', () => {
  expect(formatMonth('2026-03-31T23:30:00+00:00')).toBe('Avril 2026');
});

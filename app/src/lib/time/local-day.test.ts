import { expect, test } from 'vitest';
import { localDay } from './local-day.ts';

test('a day is written with all its digits', () => {
  expect(localDay(new Date(2026, 2, 5))).toBe('2026-03-05');
});

test('the day changes at the device’s midnight', () => {
  expect(localDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});

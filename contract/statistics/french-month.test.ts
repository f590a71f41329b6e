import { expect, onTestFinished, test } from 'vitest';
import { frenchMonthOf } from './count-kinds.ts';

test('a month does not depend on the order in which a browser writes dates', () => {
  const { prototype } = Intl.DateTimeFormat;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format')!;
  onTestFinished(() => void Object.defineProperty(prototype, 'format', format));
  // CLDR 42 formats months of en-CA as 11/2026.
  Object.defineProperty(prototype, 'format', { configurable: true, get: () => () => '11/2026' });
  expect(frenchMonthOf(new Date('2026-11-28T12:00:00Z'))).toBe('2026-11-01');
  expect(frenchMonthOf(new Date('2026-12-31T23:30:00Z'), 2)).toBe('2026-11-01');
});

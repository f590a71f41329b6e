import { expect, it } from 'vitest';
import { formatDay } from './local-clock.ts';

it('writes a day in French, which no line breaks before its month', () => {
  expect(formatDay('2026-03-12T10:00:00+00:00')).toBe('12\u00a0mars 2026');
});

it('writes the first of a month as an ordinal', () => {
  expect(formatDay('2026-05-01T10:00:00+00:00')).toBe('1er\u00a0mai 2026');
  expect(formatDay('2026-05-11T10:00:00+00:00')).toBe('11\u00a0mai 2026');
});

it('uses the day in Paris around midnight', () => {
  expect(formatDay('2026-03-12T23:30:00+00:00')).toBe('13\u00a0mars 2026');
});

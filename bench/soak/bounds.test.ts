import { expect, test } from 'vitest';
import { brokenBounds, growthPerStep } from './bounds.ts';

test('growth is the slope of a line, whatever single values say', () => {
  expect(growthPerStep([10, 12, 14, 16, 18])).toBe(2);
  expect(growthPerStep([10, 12, 90, 16, 18, 20, 22])).toBe(2);
  expect(growthPerStep([5, 5, 5, 5])).toBe(0);
});

test('a bound is broken above its limit, and by a value that was not measured', () => {
  expect(
    brokenBounds([
      { name: 'events lost', value: 0, limit: 0 },
      { name: 'heap', value: 1.234, limit: 1 },
      { name: 'lateness', value: Number.NaN, limit: 10 },
    ]),
  ).toEqual(['heap: 1.23, at most 1', 'lateness: NaN, at most 10']);
});

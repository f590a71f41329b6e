import { describe, expect, test } from 'vitest';
import type { Machine } from './machines.ts';
import { washEstimate } from './wash-estimate.ts';

const small: Machine = { kind: 'washer', capacityKg: 7, count: 4, price: '4.50', minutes: 35 };
const large: Machine = { kind: 'washer', capacityKg: 14, count: 1, price: '8.00', minutes: 45 };
const dryer: Machine = { kind: 'dryer', capacityKg: 14, count: 2, price: '1.50', minutes: 10 };

const washed = (machines: Machine[], kilos: number) => {
  const estimate = washEstimate(machines, kilos, false);
  if (typeof estimate === 'string') return estimate;
  const used = estimate.wash.machines.map(({ machine, count }) => `${count} × ${machine.capacityKg}`);
  return [used.sort(), estimate.price, estimate.minutes];
};

describe('a load', () => {
  test.each([
    [1, [['1 × 7'], 4.5, 35]],
    [7, [['1 × 7'], 4.5, 35]],
    [7.5, [['1 × 14'], 8, 45]],
    [14, [['1 × 14'], 8, 45]],
    [20, [['1 × 14', '1 × 7'], 12.5, 45]],
    [28, [['1 × 14', '2 × 7'], 17, 45]],
    [42, [['1 × 14', '4 × 7'], 26, 45]],
  ])('of %d kg goes into the cheapest machines that take it', (kilos, expected) => {
    expect(washed([small, large], kilos)).toEqual(expected);
  });

  test('goes into fewer machines at the same price', () => {
    expect(washed([small, { ...large, price: '9.00' }], 14)).toEqual([['1 × 14'], 9, 45]);
  });

  test('is too much for machines that are too few', () => {
    expect(washed([small, large], 43)).toBe('tooMuch');
  });
});

test('without a washer there is nothing to compute', () => {
  expect(washEstimate([dryer], 7, false)).toBe('noWasher');
});

test('drying that is not possible or has no price leaves the price of the wash', () => {
  const wash = { price: 4.5, minutes: 35 };
  expect(washEstimate([small], 7, true)).toMatchObject({ wash, dryProblem: 'noDryer', price: null });
  expect(washEstimate([small, { ...dryer, capacityKg: 6, count: 1 }], 7, true)).toMatchObject({
    wash,
    dryProblem: 'tooMuchToDry',
    price: null,
  });
  expect(washEstimate([small, { ...dryer, price: null }], 7, true)).toMatchObject({
    wash,
    dryProblem: null,
    price: null,
  });
});

test('drying adds its price and its minutes', () => {
  const estimate = washEstimate([small, dryer], 7, true);
  expect(estimate).toMatchObject({ price: 6, minutes: 45, dry: { price: 1.5, minutes: 10 } });
});

test('a machine without a price is chosen only when the others do not suffice, and the price is then unknown', () => {
  const unpriced: Machine = { ...large, price: null };
  expect(washed([small, unpriced], 14)).toEqual([['2 × 7'], 9, 35]);
  expect(washed([unpriced], 14)).toEqual([['1 × 14'], null, 45]);
  expect(washed([{ ...small, count: 1 }, unpriced], 20)).toEqual([['1 × 14', '1 × 7'], null, 45]);
});

test('an unknown duration of one machine makes the whole duration unknown', () => {
  expect(washEstimate([small, { ...dryer, minutes: null }], 7, true)).toMatchObject({
    price: 6,
    minutes: null,
  });
});

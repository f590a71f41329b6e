import { expect, test } from 'vitest';
import { machinesInput, type Machine } from '#contract/laundromat/machines.ts';
import { emptyMachine, lowestTypedPrice, machineValuesOf } from './machine-values.ts';

const machines: Machine[] = [
  { kind: 'washer', capacityKg: 7.5, count: 4, price: '4.50', minutes: 35 },
  { kind: 'dryer', capacityKg: 14, count: 2, price: null, minutes: null },
];

test('stored machines may be sent back as they are', () => {
  const values = machineValuesOf(machines);
  expect(values[0]).toEqual({ kind: 'washer', capacityKg: '7,5', count: '4', price: '4,50', minutes: '35' });
  expect(machinesInput.parse(values)).toEqual(machines);
});

test('the lowest price is the one of the cheapest washer that is typed so far', () => {
  const washer = (price: string) => ({ ...emptyMachine, price });
  expect(lowestTypedPrice([washer('4,50'), washer('4'), { ...washer('1'), kind: 'dryer' }])).toBe(4);
  expect(lowestTypedPrice([washer(''), washer('cher')])).toBeNull();
  expect(lowestTypedPrice([])).toBeNull();
});

import { expect, test } from 'vitest';
import { fieldErrors, frenchIssue } from '../validation/validation-messages.ts';
import { lowestWashPrice, machineText } from './machine-texts.ts';
import { type Machine, machinesInput } from './machines.ts';

const typed = { kind: 'washer', capacityKg: '7', count: '4', price: '4,50', minutes: '35' };
const washer: Machine = { kind: 'washer', capacityKg: 7, count: 4, price: '4.50', minutes: 35 };

function refusal(machine: object) {
  const { error } = machinesInput.safeParse([{ ...typed, ...machine }], { error: frenchIssue });
  return error ? fieldErrors(error) : {};
}

test('typed numbers with a comma become the numbers that are stored', () => {
  expect(machinesInput.parse([typed, { ...typed, capacityKg: '7,5', count: 1 }])).toEqual([
    washer,
    { ...washer, capacityKg: 7.5, count: 1 },
  ]);
});

test('a price and a duration may be unknown', () => {
  const unknown = { ...washer, price: null, minutes: null };
  expect(machinesInput.parse([{ ...typed, price: '', minutes: '' }])).toEqual([unknown]);
  expect(machinesInput.parse([{ ...typed, price: null, minutes: null }])).toEqual([unknown]);
  expect(machinesInput.parse([{ kind: 'washer', capacityKg: 7, count: 4 }])).toEqual([unknown]);
});

test.each([
  [{ capacityKg: '' }, 'La capacité doit être un nombre de 1 à 50 kg.'],
  [{ capacityKg: '51' }, 'La capacité doit être un nombre de 1 à 50 kg.'],
  [{ capacityKg: '7,25' }, 'La capacité doit être un nombre de 1 à 50 kg.'],
  [{ capacityKg: 'sept' }, 'La capacité doit être un nombre de 1 à 50 kg.'],
  [{ count: '0' }, 'Le nombre de machines doit être un entier de 1 à 99.'],
  [{ count: '1,5' }, 'Le nombre de machines doit être un entier de 1 à 99.'],
  [{ price: '1000' }, 'Le prix doit être un nombre de 0 à 999,99'],
  [{ minutes: '301' }, 'La durée doit être un nombre entier de 1 à 300 minutes.'],
  [{ minutes: 'une heure' }, 'La durée doit être un nombre entier de 1 à 300 minutes.'],
])('%j is refused in its own words', (machine, message) => {
  expect(refusal(machine)).toEqual({ [`0.${Object.keys(machine)[0]}`]: message });
});

test('a machine of another type is refused', () => {
  expect(Object.keys(refusal({ kind: 'ironer' }))).toEqual(['0.kind']);
});

test('a laundromat has at most 20 rows of machines', () => {
  expect(machinesInput.safeParse(Array.from({ length: 20 }, () => typed)).success).toBe(true);
  const { error } = machinesInput.safeParse(Array.from({ length: 21 }, () => typed));
  expect(error?.issues[0]?.message).toBe('Une laverie a au plus 20 lignes de machines.');
});

test('machines are described in one line, without what is unknown', () => {
  expect(machineText(washer)).toBe('4\u00a0lave-linge 7\u00a0kg · 4,50\u00a0€ · 35\u00a0min');
  expect(machineText({ ...washer, kind: 'dryer', count: 1, capacityKg: 7.5, price: null })).toBe(
    '1\u00a0sèche-linge 7,5\u00a0kg · 35\u00a0min',
  );
  expect(machineText({ ...washer, price: '0.00', minutes: null })).toBe(
    '4\u00a0lave-linge 7\u00a0kg · gratuit',
  );
});

test('the price of a laundromat is the lowest of its washers', () => {
  const dryer: Machine = { ...washer, kind: 'dryer', price: '1.00' };
  expect(lowestWashPrice([washer, { ...washer, price: '4.00' }, dryer])).toBe('4.00');
  expect(lowestWashPrice([dryer, { ...washer, price: null }])).toBeNull();
});

import { expect, test } from 'vitest';
import { adminLaundromatForm } from '#contract/laundromat/admin-form.ts';
import { yearMessage } from '#contract/validation/day-range.ts';
import { adminValuesOf, machineChanges, serviceChanges } from './laundromat-values.ts';

const complete = {
  ...adminValuesOf(),
  name: 'Laverie du Port',
  address: '1 quai du Port',
  postalCode: '29200',
  city: 'Brest',
};

test('a last featured day of the year 26 is refused', () => {
  const { error } = adminLaundromatForm.safeParse({
    ...complete,
    isFeatured: true,
    featuredUntil: '0026-12-31',
  });
  expect(error?.issues.map(({ message }) => message)).toEqual([yearMessage]);
});

test('an empty field is stored as unknown, and a price with a comma as Postgres prints it', () => {
  const stored = adminLaundromatForm.parse({ ...complete, priceFrom: '4,5' });
  expect(stored).toMatchObject({ priceFrom: '4.50', phone: null, website: null, featuredUntil: null });
});

test('a featured laundromat is Premium, until the evening of the last day', () => {
  const stored = adminLaundromatForm.parse({ ...complete, isFeatured: true, featuredUntil: '2026-12-31' });
  expect(stored).toMatchObject({ isPremium: true, isFeatured: true, featuredUntil: '2026-12-31T21:59:59Z' });
});

test('the last day of a featured laundromat is shown by the calendar of Paris', () => {
  const laundromat = {
    laundromatServices: [],
    machines: [],
    assumedFacts: [],
    featuredUntil: '2026-12-31T23:30:00Z',
  };
  expect(adminValuesOf(laundromat as unknown as Parameters<typeof adminValuesOf>[0]).featuredUntil).toBe(
    '2027-01-01',
  );
});

test('only the services that were ticked or unticked are sent', () => {
  const laundromat = {
    id: 'l',
    laundromatServices: [
      { laundromatId: 'l', serviceId: 'washing' },
      { laundromatId: 'l', serviceId: 'drying' },
    ],
  };
  expect(serviceChanges(laundromat, ['wifi', 'drying'])).toEqual({
    added: [{ laundromatId: 'l', serviceId: 'wifi' }],
    removed: ['washing'],
  });
  expect(serviceChanges(laundromat, ['drying', 'washing'])).toEqual({ added: [], removed: [] });
});

test('only the machines that were changed are replaced', () => {
  const row = (id: string, capacityKg: string) => ({
    id,
    laundromatId: 'l',
    kind: 'washer' as const,
    capacityKg,
    count: 2,
    price: '4.50',
    minutes: null,
  });
  const laundromat = { id: 'l', machines: [row('small', '7.0'), row('large', '14.0')] };
  const washer = { kind: 'washer', count: 2, price: '4.50', minutes: null } as const;
  const changed = [
    { ...washer, capacityKg: 7 },
    { ...washer, capacityKg: 14, price: '8.00' },
  ];
  expect(machineChanges(laundromat, changed)).toEqual({
    addedMachines: [{ ...changed[1], laundromatId: 'l' }],
    removedMachines: ['large'],
  });
});

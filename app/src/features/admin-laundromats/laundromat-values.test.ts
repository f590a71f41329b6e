import { expect, test } from 'vitest';
import { adminLaundromatForm } from '#contract/laundromat/forms.ts';
import { yearMessage } from '#contract/validation/day-range.ts';
import { adminValuesOf } from './laundromat-values.ts';

const complete = {
  ...adminValuesOf(),
  name: 'Laverie du Port',
  address: '1 quai du Port',
  postalCode: '29200',
  city: 'Brest',
};

test('a last featured day in the year 26 is refused', () => {
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

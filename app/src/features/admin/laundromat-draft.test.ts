import { expect, test } from 'vitest';
import { checkDraft, draftOf, serviceChanges } from './laundromat-draft.ts';
import type { AdminLaundromat } from './laundromat-list-query.ts';

const complete = {
  ...draftOf(),
  name: 'Laverie du Port',
  address: '1 quai du Port',
  postalCode: '29200',
  city: 'Brest',
};

test('what is left empty is stored as unknown, and a price with a comma as Postgres prints it', () => {
  const { fields, errors } = checkDraft({ ...complete, priceFrom: '4,5' });
  expect(errors).toEqual({});
  expect(fields).toMatchObject({ priceFrom: '4.50', phone: null, website: null, featuredUntil: null });
});

test('a laundromat in the front row is Premium, until the evening of the last day', () => {
  const { fields } = checkDraft({ ...complete, isFeatured: true, featuredUntil: '2026-12-31' });
  expect(fields).toMatchObject({ isPremium: true, isFeatured: true, featuredUntil: '2026-12-31T21:59:59Z' });
});

test('each wrong field is named', () => {
  const { errors } = checkDraft({
    ...complete,
    name: ' ',
    website: 'laverie.fr',
    email: 'x',
    priceFrom: 'cher',
  });
  expect(Object.keys(errors)).toEqual(['name', 'email', 'priceFrom', 'website']);
});

test('only the services that were ticked or unticked are sent', () => {
  const laundromat = {
    id: 'l',
    laundromatServices: [
      { laundromatId: 'l', serviceId: 'washing' },
      { laundromatId: 'l', serviceId: 'drying' },
    ],
  } as AdminLaundromat;
  expect(serviceChanges(laundromat, ['wifi', 'drying'])).toEqual({
    added: [{ laundromatId: 'l', serviceId: 'wifi' }],
    removed: ['washing'],
  });
  expect(serviceChanges(laundromat, ['drying', 'washing'])).toEqual({ added: [], removed: [] });
});

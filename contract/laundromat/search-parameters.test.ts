import { expect, test } from 'vitest';
import { fieldErrors, frenchIssue } from '../validation/validation-messages.ts';
import { laundromatsQuery } from './search-parameters.ts';

const washing = 'a0000000-0000-4000-8000-000000000001';

function refusal(parameters: Record<string, unknown>) {
  const parsed = laundromatsQuery.safeParse(parameters, { error: frenchIssue });
  return parsed.success ? {} : fieldErrors(parsed.error);
}

test('no parameter at all is a search for everything', () => {
  expect(laundromatsQuery.parse({})).toEqual({});
});

test('a parameter sent empty counts as not sent', () => {
  const empty = {
    q: '',
    city: ' ',
    region: '',
    lat: '',
    lng: '',
    maxDistance: '',
    services: '',
    sort: '',
    page: '',
  };
  const query = laundromatsQuery.parse(empty);
  expect(Object.values(query).filter((value) => value !== undefined)).toEqual([]);
});

test('numbers are read from their text and services from their list', () => {
  const query = laundromatsQuery.parse({
    lat: '45.764',
    lng: '-4.8357',
    maxDistance: '10',
    services: `${washing}, ${washing},`,
    openNow: 'true',
    minWasherKg: '14',
    sort: 'wash_price',
    page: '2',
    limit: '20',
  });
  expect(query).toEqual({
    lat: 45.764,
    lng: -4.8357,
    maxDistance: 10,
    services: [washing],
    openNow: 'true',
    minWasherKg: 14,
    sort: 'wash_price',
    page: 2,
    limit: 20,
  });
});

test('a box is given as west, south, east, north', () => {
  expect(laundromatsQuery.parse({ bbox: '4.8,45.7,4.9,45.8' }).bbox).toEqual([4.8, 45.7, 4.9, 45.8]);
  expect(refusal({ bbox: '-180,-90,180,90' })).toEqual({});
});

test('both poles are places', () => {
  expect(refusal({ lat: '90', lng: '180' })).toEqual({});
  expect(refusal({ lat: '-90', lng: '-180' })).toEqual({});
});

test('a long text is cut to 200 characters, and no character is cut in half', () => {
  const query = laundromatsQuery.parse({ q: '🧺'.repeat(5_000) });
  expect([...(query.q ?? '')]).toEqual(Array<string>(200).fill('🧺'));
});

test('SQL and script are text like any other; characters that Postgres cannot store are dropped', () => {
  const query = laundromatsQuery.parse({
    q: "'; DROP TABLE laundromats; --",
    city: '<script>\u0000alert(1)</script>',
  });
  expect(query).toEqual({ q: "'; DROP TABLE laundromats; --", city: '<script>alert(1)</script>' });
});

test.each([
  ['lat', { lat: '95', lng: '0' }],
  ['lat', { lat: 'NaN', lng: '0' }],
  ['lat', { lat: '1e1', lng: '0' }],
  ['lng', { lat: '0', lng: '180.5' }],
  ['lng', { lat: '45' }],
  ['lat', { lng: '4' }],
  ['maxDistance', { maxDistance: '-1' }],
  ['maxDistance', { maxDistance: '7' }],
  ['bbox', { bbox: '4.9,45.7,4.8,45.8' }],
  ['bbox', { bbox: '4.8,45.8,4.9,45.7' }],
  ['bbox', { bbox: '4.8,45.7,4.9,90.1' }],
  ['bbox', { bbox: '4.8,45.7,4.9' }],
  ['bbox', { bbox: 'NaN,NaN,NaN,NaN' }],
  ['openNow', { openNow: 'false' }],
  ['minWasherKg', { minWasherKg: '0' }],
  ['minWasherKg', { minWasherKg: '51' }],
  ['minWasherKg', { minWasherKg: '14,5' }],
  ['sort', { sort: 'position; DROP TABLE users' }],
  ['page', { page: '0' }],
  ['page', { page: '1.5' }],
  ['page', { page: '99999999999' }],
  ['limit', { limit: '101' }],
  ['q', { q: ['a', 'b'] }],
])('a wrong %s is refused with a French sentence', (field, parameters) => {
  expect(Object.keys(refusal(parameters))).toEqual([field]);
  expect(Object.values(refusal(parameters))[0]).toMatch(/^[A-ZÀ-Ü].*\.$/);
});

test('a service that cannot exist is refused', () => {
  expect(Object.values(refusal({ services: "1' OR '1'='1" }))).toEqual(['Service inconnu.']);
});

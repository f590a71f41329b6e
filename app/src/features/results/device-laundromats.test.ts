import { Client, fetchExchange } from 'urql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeviceCache, storageOf } from '#app/graphql/cache/cache.ts';
import { searchLaundromatsQuery } from '#app/graphql/laundromats/laundromat-summary.ts';
import { deviceLaundromats } from './device-laundromats.ts';

beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => vi.unstubAllEnvs());

const listed = (id: string, fields: object = {}) => ({
  __typename: 'laundromats',
  ...{ id, slug: `laverie-${id}`, name: `Laverie ${id}`, address: '1 rue du Lavoir', postalCode: '69003' },
  ...{ city: 'Lyon', latitude: '45.76', longitude: '4.85', locationSource: 'pin', priceFrom: null },
  ...{ hours: null, weeklyHours: 'always', holidayHours: 'usual', cycleMinutes: null, openingExceptions: [] },
  ...{ isPremium: false, isFeatured: false, featuredUntil: null, averageRating: 0, reviewCount: 0 },
  ...{ laundromatServices: [], photos: [] },
  ...fields,
});

test('every laundromat of a stored list is on the device with the fields of its card', async () => {
  const rows = [listed('1'), listed('2')].map((laundromat, index) => ({
    ...{ __typename: 'laundromat_matches', position: index + 1, distanceKm: null, totalCount: 2, laundromat },
  }));
  const client = new Client({
    url: 'http://nowhere.test',
    preferGetMethod: false,
    exchanges: [await createDeviceCache(''), fetchExchange],
    fetch: () => Promise.resolve(Response.json({ data: { search_laundromats: rows } })),
  });
  await client.query(searchLaundromatsQuery, { args: { q: 'lyon' } }).toPromise();
  await expect
    .poll(async () => (await deviceLaundromats(storageOf('')!)).map(({ name }) => name))
    .toEqual(['Laverie 1', 'Laverie 2']);
  const [first] = await deviceLaundromats(storageOf('')!);
  expect(first).toMatchObject({ latitude: '45.76', weeklyHours: 'always', laundromatServices: [] });
});

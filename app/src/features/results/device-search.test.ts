import { Client, fetchExchange } from 'urql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeviceCache, storageOf } from '#app/graphql/cache/cache.ts';
import { type SearchArguments, searchLaundromatsQuery } from '#app/graphql/laundromats/laundromat-summary.ts';
import { type DeviceLaundromat, deviceLaundromats, deviceResults } from './device-search.ts';

const always = { weeklyHours: 'always', holidayHours: 'usual' } as const;
const byDay = {
  weeklyHours: Array.from({ length: 7 }, () => [['07:00', '21:00']]),
  holidayHours: 'usual',
} as const;
const wifi = 'a0000000-0000-4000-8000-000000000005';
const offering = (id: string) => [
  { laundromatId: '', serviceId: id, service: { id, name: 'Wi-Fi', icon: 'wifi' } },
];
const washer = (capacityKg: string) => [
  { id: '1', laundromatId: '', kind: 'washer' as const, capacityKg, count: 1, price: null, minutes: null },
];

function laundromat(name: string, fields: Partial<DeviceLaundromat> = {}): DeviceLaundromat {
  return {
    ...{ id: name, slug: name, name, address: '1 rue du Lavoir', postalCode: '69003', city: 'Lyon' },
    ...{ latitude: '45.76', longitude: '4.85', locationSource: 'pin', priceFrom: null, hours: null },
    ...{ isPremium: false, isFeatured: false, featuredUntil: null, averageRating: 0, reviewCount: 0 },
    ...{ weeklyHours: null, holidayHours: 'unknown', cycleMinutes: null, openingExceptions: [] },
    ...{ laundromatServices: [], photos: [] },
    ...fields,
  };
}

const known = [
  laundromat('Zénith', { ...always, priceFrom: '4.00', machines: washer('18.0') }),
  laundromat('Port', {
    ...byDay,
    postalCode: '69002',
    latitude: '45.75',
    averageRating: 4.5,
    priceFrom: '3.00',
  }),
  laundromat('Atlas', { city: 'Brest', postalCode: '29200', latitude: '48.39', longitude: '-4.49' }),
  laundromat('Bastia', { ...{ city: 'Bastia', postalCode: '20200', latitude: null, longitude: null } }),
  laundromat('Carte', {
    ...{ city: 'Paris', postalCode: '75015', latitude: '48.84', longitude: '2.29' },
    laundromatServices: offering(wifi),
  }),
  laundromat('Volcan', { city: 'Saint-Denis', postalCode: '97400', latitude: null, longitude: null }),
];
const names = (args: SearchArguments) =>
  deviceResults(known, { sort: 'relevance', page: 1, page_size: 10, ...args }).matches.map(
    ({ laundromat }) => laundromat!.name,
  );
const at22 = '2026-11-30T21:00:00Z';
const lyon = { lat: 45.75, lng: 4.85, radius_km: 5 };

test.each<[string, SearchArguments, string[]]>([
  ['words of a name, an address or a town', { q: 'lyon' }, ['Port', 'Zénith']],
  ['words and an hour', { q: 'lyon', open_at: at22 }, ['Zénith']],
  ['a point, the nearest first', lyon, ['Port', 'Zénith']],
  ['a region, Corsica too', { region: 'Corse' }, ['Bastia']],
  ['a region overseas', { region: 'La Réunion' }, ['Volcan']],
  ['the name of a region', { q: 'bretagne' }, ['Atlas']],
  ['a town overseas', { place: 'la-reunion/saint-denis' }, ['Volcan']],
  ['a city', { city: 'brest' }, ['Atlas']],
  ['a town', { place: 'bretagne/brest' }, ['Atlas']],
  ['a town with its department', { place: 'bretagne/brest-29' }, ['Atlas']],
  ['a city in its department', { city: 'brest', place: '29' }, ['Atlas']],
  ['a city of the same name in another department', { city: 'brest', place: '27' }, []],
  ['a town of the same name in another region', { place: 'normandie/brest' }, []],
  ['an arrondissement', { place: 'ile-de-france/paris-15e-arrondissement' }, ['Carte']],
  ['a part of the map', { north: 49, south: 48, east: 0, west: -5 }, ['Atlas']],
  ['a service', { services: wifi }, ['Carte']],
  ['a large washer', { min_washer_kg: 14 }, ['Zénith']],
  ['the best rating', { ...lyon, sort: 'rating' }, ['Port', 'Zénith']],
  ['the lowest price', { q: 'lyon', sort: 'price' }, ['Port', 'Zénith']],
  ['nothing on this device', { q: 'marseille' }, []],
])('a search without a network understands %s', (_case, args, expected) => {
  expect(names(args)).toEqual(expected);
});

test('results of the device are in an order that no plan changes, and say which', () => {
  const premium = laundromat('Village', { isPremium: true, latitude: '45.79' });
  const { sort, matches } = deviceResults([premium, ...known], { sort: 'relevance', ...lyon });
  expect(matches.map(({ laundromat }) => laundromat!.name)).toEqual(['Port', 'Zénith', 'Village']);
  expect(sort).toBe('distance');
  expect(deviceResults(known, { sort: 'relevance' }).sort).toBe('name');
});

// Under test graphcache stores nothing.
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

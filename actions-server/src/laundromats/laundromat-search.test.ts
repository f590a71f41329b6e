import { expect, test } from 'vitest';
import { laundromatsQuery } from '#contract/laundromat/search-parameters.ts';
import { limits } from '../../../local-stack/testing/speed.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { ApiCaller } from '../session/caller.ts';
import type { Match } from './laundromat-documents.ts';
import { searchLaundromats } from './laundromat-search.ts';

const caller: ApiCaller = {
  role: 'anonymous',
  requestId: 'request-0001',
  deadline: AbortSignal.timeout(limits.test),
};

interface Args {
  page: number;
  page_size: number;
}

const geocoder = { complete: async () => [] };
const noPlaces = { search_cities: [], place_names: [], suggest_laundromats: [] };

function hasuraWith(stored: number, counted = stored) {
  const requested: Args[] = [];
  const hasura: Hasura = {
    query: async (_document, variables) => {
      if (!('args' in (variables as object))) return noPlaces as never;
      const { args } = variables as { args: Args };
      requested.push(args);
      const first = (args.page - 1) * args.page_size;
      const rows = Array.from({ length: Math.max(0, Math.min(args.page_size, stored - first)) }, (_, index) =>
        match(first + index, counted),
      );
      return { search_laundromats: rows } as never;
    },
  };
  return { hasura, requested };
}

function match(index: number, totalCount: number): Match {
  return {
    distanceKm: null,
    totalCount,
    laundromat: {
      name: `Laverie ${index}`,
      laundromatServices: [],
      machines: [],
      assumedFacts: [],
      postalCode: '49000',
      weeklyHours: null,
      holidayHours: 'unknown',
      cycleMinutes: null,
      openingExceptions: [],
      photos: [],
    } as unknown as Match['laundromat'],
  };
}

const query = (parameters: Record<string, string>) => laundromatsQuery.parse(parameters);

test('a list without a page contains every match, read in several parts', async () => {
  const { hasura, requested } = hasuraWith(250);
  const { laundromats, total } = await searchLaundromats({ hasura, geocoder }, query({}), caller);
  expect(total).toBe(250);
  expect(laundromats.map(({ name }) => name)).toEqual(
    Array.from({ length: 250 }, (_, index) => `Laverie ${index}`),
  );
  expect(requested.map(({ page }) => page)).toEqual([1, 2, 3]);
});

test('a list without a page ends where counting ends', async () => {
  const { hasura, requested } = hasuraWith(5_000, 1_000);
  const { laundromats, total } = await searchLaundromats({ hasura, geocoder }, query({}), caller);
  expect([laundromats.length, total, requested.length]).toEqual([1_000, 1_000, 10]);
});

test('a page takes one query, with ten laundromats by default', async () => {
  const { hasura, requested } = hasuraWith(250);
  const { laundromats, total } = await searchLaundromats({ hasura, geocoder }, query({ page: '3' }), caller);
  expect([laundromats[0]?.name, laundromats.length, total]).toEqual(['Laverie 20', 10, 250]);
  expect(requested).toEqual([expect.objectContaining({ page: 3, page_size: 10 })]);
});

test('a page after the last one is empty and still contains the count', async () => {
  const { hasura } = hasuraWith(12);
  const { laundromats, total } = await searchLaundromats(
    { hasura, geocoder },
    query({ page: '9999' }),
    caller,
  );
  expect([laundromats, total]).toEqual([[], 12]);
});

test('filters reach the search function under its own names', async () => {
  const { hasura, requested } = hasuraWith(0);
  const services = 'a0000000-0000-4000-8000-000000000001,a0000000-0000-4000-8000-000000000002';
  await searchLaundromats(
    { hasura, geocoder },
    query({ city: 'Lyon', maxDistance: '5', services, sort: 'rating' }),
    caller,
  );
  expect(requested[0]).toMatchObject({ city: 'Lyon', radius_km: 5, services, sort: 'rating' });
});

test('words are read as in the search box, and parameters take precedence', async () => {
  const { hasura, requested } = hasuraWith(0);
  await searchLaundromats({ hasura, geocoder }, query({ q: 'laverie pas chère couette 75000' }), caller);
  expect(requested[0]).toMatchObject({ q: 'paris', min_washer_kg: 14, sort: 'price' });
  await searchLaundromats(
    { hasura, geocoder },
    query({ q: 'lavomatic pas cher Lyon, France', sort: 'rating' }),
    caller,
  );
  expect(requested[1]).toMatchObject({ q: 'lyon', sort: 'rating' });
});

test('a text that names a region, department or town searches there, but not beside another place', async () => {
  const { hasura, requested } = hasuraWith(0);
  const corse = { id: '1', kind: 'region', name: 'Corse', region: 'Corse', population: 350_000 };
  const vendee = { ...corse, id: '3', name: 'Vendée', region: 'Pays de la Loire', departmentCode: '85' };
  const brest = {
    id: '2',
    name: 'Brest',
    postalCode: '29200',
    department: 'Finistère',
    departmentCode: '29',
  };
  const point = { latitude: 48.39, longitude: -4.486 };
  const found: Hasura = {
    query: async (document, variables, asCaller) => {
      if ('args' in (variables as object)) return hasura.query(document, variables, asCaller);
      const { place } = variables as { place: string };
      const cities = place === 'brest' ? [{ city: { ...brest, ...point, population: 140_000 } }] : [];
      const places = {
        ...noPlaces,
        search_cities: cities,
        place_names: { corse: [corse], vendee: [vendee] }[place] ?? [],
      };
      return places as never;
    },
  };
  const search = (parameters: Record<string, string>) =>
    searchLaundromats({ hasura: found, geocoder }, query(parameters), caller);
  await search({ q: 'laverie corse' });
  await search({ q: 'laverie vendee' });
  await search({ q: 'laverie brest', maxDistance: '1' });
  await search({ q: 'laverie brest', city: 'Quimper' });
  expect(requested).toEqual([
    expect.objectContaining({ q: undefined, region: 'Corse' }),
    expect.objectContaining({ q: undefined, place: '85' }),
    expect.objectContaining({ q: undefined, lat: 48.39, lng: -4.486, radius_km: 1 }),
    expect.objectContaining({ q: 'brest', city: 'Quimper' }),
  ]);
});

test('a laundromat unpublished during the search is left out', async () => {
  const { hasura } = hasuraWith(1);
  const vanished: Hasura = {
    query: async (document, variables, asCaller) => {
      const answer = (await hasura.query(document, variables, asCaller)) as { search_laundromats: Match[] };
      return {
        search_laundromats: answer.search_laundromats.map((row) => ({ ...row, laundromat: null })),
      } as never;
    },
  };
  const { laundromats } = await searchLaundromats({ hasura: vanished, geocoder }, query({}), caller);
  expect(laundromats).toEqual([]);
});

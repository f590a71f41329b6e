import type { Client } from 'urql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { City } from '#app/graphql/laundromats/city-suggestions.ts';
import { suggest } from './suggest.ts';
import type { Suggestions } from './use-suggestions.ts';

const lyon: City = {
  id: 'lyon',
  name: 'Lyon',
  postalCode: '69001',
  department: 'Rhône',
  departmentCode: '69',
  latitude: '45.75801',
  longitude: '4.83504',
};
const street = {
  address: 'Rue de Lyon',
  postalCode: '75012',
  city: 'Paris',
  latitude: 48.847123,
  longitude: 2.371987,
};
let requested: string[];
let geocoder: () => Response;
let cities: (City & { directory_page?: object | null })[];
let laundromats: { id: string; name: string; slug: string; city: string }[];
let found: Suggestions[];

beforeEach(() => {
  vi.useFakeTimers();
  requested = [];
  found = [];
  cities = [lyon];
  laundromats = [];
  geocoder = () => Response.json([street]);
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path);
    return geocoder();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const client = {
  query: () => ({
    subscribe(receive: (result: object) => void) {
      receive({
        data: {
          search_cities: cities.map((city) => ({ city: { directory_page: {}, ...city } })),
          suggest_laundromats: laundromats.map((laundromat) => ({ laundromat })),
        },
      });
      return { unsubscribe() {} };
    },
  }),
} as unknown as Client;

async function suggestionsFor(text: string) {
  const stop = suggest(text, client, (suggestions) => found.push(suggestions));
  await vi.advanceTimersByTimeAsync(400);
  return { stop, last: found.at(-1)! };
}
const labels = ({ options }: Suggestions) => options.map(({ group, label }) => `${group}: ${label}`);

test('towns come first and need not wait for the geocoder', async () => {
  const { last } = await suggestionsFor('lyon');
  expect(found.map(({ pending, best }) => [pending, best?.label])).toEqual([
    [true, 'Lyon'],
    [false, 'Lyon'],
  ]);
  expect(labels(last)).toEqual(['Villes: Lyon', 'Adresses et lieux: Rue de Lyon']);
});

test('an address with all typed words is better than a town that only resembles them', async () => {
  const { last } = await suggestionsFor('rue de lyon');
  expect(found[0]!.best).toBeUndefined();
  expect(last.best?.point).toEqual({
    city: '',
    department: '',
    place: 'Rue de Lyon, Paris',
    centre: { lat: 48.8471, lng: 2.372 },
  });
});

test('a typing error takes the town that resembles it', async () => {
  geocoder = () => Response.json([]);
  expect((await suggestionsFor('lyno')).last.best?.label).toBe('Lyon');
});

test('the first town is the best, also where only a smaller one begins as typed', async () => {
  cities = [
    { ...lyon, id: 'toulouse', name: 'Toulouse' },
    { ...lyon, id: 'toulouzette', name: 'Toulouzette' },
  ];
  expect((await suggestionsFor('toulouze')).last.best?.label).toBe('Toulouse');
});

test('words without a place are searched', async () => {
  geocoder = () => Response.json([]);
  cities = [];
  expect((await suggestionsFor('bulle')).last).toMatchObject({ options: [], pending: false, best: null });
});

test('the name of a laundromat is suggested last, and searched as words', async () => {
  laundromats = [{ id: '1', name: 'Bulle de Lyon', slug: 'bulle-de-lyon', city: 'Lyon' }];
  const { last } = await suggestionsFor('bulle');
  expect(labels(last).at(-1)).toBe('Laveries: Bulle de Lyon');
  expect(last.options.at(-1)?.path).toBe('/laverie/bulle-de-lyon');
  expect(last.best).toBeNull();
});

test('without the geocoder the towns remain, with a remark', async () => {
  geocoder = () => new Response('{}', { status: 503 });
  const { last } = await suggestionsFor('rue de lyon');
  expect(labels(last)).toEqual(['Villes: Lyon']);
  expect(last.note).toContain('Les adresses ne répondent pas');
});

test('short texts and postal codes do not reach the geocoder', async () => {
  await suggestionsFor('ly');
  expect((await suggestionsFor('69003')).last.pending).toBe(false);
  expect(requested).toEqual([]);
});

test('the next key stops the requests of the last', async () => {
  const stop = suggest('lyon', client, (suggestions) => found.push(suggestions));
  await vi.advanceTimersByTimeAsync(100);
  stop();
  await vi.advanceTimersByTimeAsync(400);
  expect([found, requested]).toEqual([[], []]);
});

test('of towns with one name, one with laundromats comes first', async () => {
  geocoder = () => Response.json([]);
  const denis = { ...lyon, name: 'Saint-Denis' };
  cities = [
    { ...denis, id: 'reunion', department: 'La Réunion', directory_page: null },
    { ...denis, id: 'paris', department: 'Seine-Saint-Denis' },
  ];
  const { last } = await suggestionsFor('saint denis');
  expect(last.options.map(({ value }) => value)).toEqual(['paris', 'reunion']);
  expect(last.best?.value).toBe('paris');
});

test('a place with the typed name comes before a town of that name without laundromats', async () => {
  cities = [{ ...lyon, id: 'eure', name: 'Vieux-Port', directory_page: null }];
  geocoder = () =>
    Response.json([{ ...street, address: 'Vieux-Port', postalCode: '13001', city: 'Marseille' }]);
  const { last } = await suggestionsFor('vieux-port');
  expect(last.options.map(({ detail }) => detail)).toEqual(['13001 Marseille', '69001 · Rhône']);
  expect(last.best?.point?.place).toBe('Vieux-Port, Marseille');
});

test.each(['bruxelles', 'brutel'])(
  '« %s » does not search around a small town that resembles it',
  async (text) => {
    cities = [{ ...lyon, id: 'brutelles', name: 'Brutelles', directory_page: null }];
    geocoder = () => Response.json([]);
    expect((await suggestionsFor(text)).last).toMatchObject({ best: null, words: text });
    expect((await suggestionsFor('brutelles')).last.best?.label).toBe('Brutelles');
  },
);

import type { Client } from 'urql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseSearch } from '#app/features/search/address/search-params.ts';
import { forWords, phraseChanges } from '#app/features/search/places/search-place.ts';
import { filterServiceIds } from '#contract/laundromat/distinctive-services.ts';
import { readPhrase } from '#contract/laundromat/search-phrase.ts';
import { homeSorts } from '#contract/laundromat/search.ts';
import { spaced } from '#contract/site/french-spacing.ts';
import { searchable } from '../../../../../hasura/searchable-database.ts';
import { complete } from '../../../../../local-stack/geocoder/answers.ts';
import { fold } from '../../../../../local-stack/geocoder/communes.ts';
import { typedPhrases } from '../../../../testing/typed-phrases.ts';
import { suggest, type Suggestions } from './suggest.ts';

const { add, names, query } = searchable();

const device = vi.hoisted(() => ({ laundromats: [] as object[], french_cities: [] as { name: string }[] }));
vi.mock('#app/data/cache/cache-storage.ts', () => ({
  storedRows: async (table: keyof typeof device) => device[table],
}));

/** Runs one query after the other, because they share a connection. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const next = last.then(ask);
  last = next;
  return next;
}

beforeAll(async () => {
  await add({ name: 'Wash & Co' });
  await add({ name: 'Laver et Sécher', city: 'Rennes', postal_code: '35000' });
  await add({ name: 'Lavomatique Saint-Jean' });
  await add({ name: 'Laverie du Port', city: 'Brest', postal_code: '29200' });
  await add({ name: 'Speed Wash', city: 'Nantes', postal_code: '44000' });
  await add({ name: 'Éco Lavage', city: 'Lille', postal_code: '59000' });

  const { rows: communes } = await query(
    `select name, insee_code as "inseeCode", postal_codes as "postalCodes", latitude::float8, longitude::float8
     from french_cities where parent_id is null order by population desc, insee_code`,
  );
  const known = communes.map((commune) => ({ ...commune, key: fold(commune.name) }));
  vi.stubGlobal('fetch', async (path: string) => {
    const text = new URLSearchParams(path.split('?')[1]).get('q') ?? '';
    const { results } = complete(known, { text, limit: 10, type: 'StreetAddress,PositionOfInterest' });
    const found = results.map(({ fulltext, city, zipcode, x, y }) => ({
      address: fulltext.includes(', ') ? fulltext.split(', ')[0] : '',
      ...{ postalCode: zipcode, city, latitude: y, longitude: x },
    }));
    return Response.json(found);
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const offlineClient = {
  query: () => ({
    subscribe(receive: (result: object) => void) {
      queueMicrotask(() => receive({ error: new Error('no network') }));
      return { unsubscribe() {} };
    },
  }),
} as unknown as Client;

/** A client that answers from the database. */
const client = {
  query: (_document: unknown, { q, place }: { q: string; place: string }) => ({
    subscribe(receive: (result: object) => void) {
      void inTurn(() => answer(q, place)).then((data) => receive({ data }));
      return { unsubscribe() {} };
    },
  }),
} as unknown as Client;

async function answer(q: string, place: string) {
  const { rows: cities } = await query(
    `select c.id, c.name, c.postal_codes[1] as "postalCode", c.department, c.department_code as "departmentCode",
       c.latitude, c.longitude
     from search_cities($1) m join french_cities c on c.id = m.city_id order by m.position`,
    [place],
  );
  const { rows: laundromats } = await query(
    `select l.id, l.name, l.slug, l.city from suggest_laundromats($1) m join laundromats l on l.id = m.laundromat_id
     order by m.position`,
    [q],
  );
  return {
    search_cities: cities.map((city) => ({ city })),
    suggest_laundromats: laundromats.map((laundromat) => ({ laundromat })),
  };
}

/** Presses « Rechercher » once all suggestions have arrived, and says where that leads. */
async function pressed(typed: string, place: (typed: string) => Promise<string>): Promise<string> {
  const everything = parseSearch(new URLSearchParams(), homeSorts);
  const { open, sort, largeWasher, services = [] } = phraseChanges(everything, typed);
  const meant = [
    open && { now: 'ouvert', sunday: 'ouvert dimanche', night: 'ouvert la nuit' }[open as 'now'],
    sort === 'price' && 'prix',
    largeWasher && 'grande capacité',
    ...services.map((id) => ['carte', 'pmr', 'parking', 'wifi'][filterServiceIds.indexOf(id)]),
  ];
  const where = readPhrase(typed).words === '' ? 'près de moi' : await place(typed);
  return [where, ...meant].filter(Boolean).join(', ');
}

const suggestions = (typed: string, asked: Client) =>
  new Promise<Suggestions>((resolve) => {
    suggest(typed, asked, (found) => !found.pending && resolve(found));
  });

async function onlinePlace(typed: string): Promise<string> {
  const { best, words = typed } = await suggestions(typed, client);
  if (best) return best.label;
  const { q = '' } = forWords(words);
  const [first] = await inTurn(() => names({ q }));
  return first ? `«\u00a0${first}\u00a0»` : 'rien';
}

async function devicePlace(typed: string): Promise<string> {
  const { best, options } = await suggestions(typed, offlineClient);
  if (best) return best.label;
  const laundromat = options.find(({ path }) => path);
  return laundromat ? `«\u00a0${laundromat.label}\u00a0»` : 'rien';
}

test('phrases lead where people mean', async () => {
  const answers = await Promise.all(
    typedPhrases.map(async ([typed]) => [typed, await pressed(typed, onlinePlace)]),
  );
  expect(answers).toEqual(typedPhrases.map(([typed, answer]) => [typed, spaced(answer)]));
});

test('they lead there without a network, where the device has the town or the laundromat', async () => {
  const towns = typedPhrases.map(([, answer]) => answer.split(', ')[0]);
  ({ rows: device.french_cities } = await query(
    `select id, name, postal_codes[1] as "postalCode", department, department_code as "departmentCode", latitude, longitude
     from french_cities where name = any($1) and population > 1000`,
    [towns],
  ));
  ({ rows: device.laundromats } = await query('select id, name, slug, city from laundromats'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const names = new Set(['près de moi', ...device.french_cities.map(({ name }) => name)]);
  const known = typedPhrases.filter(
    ([, answer]) => answer.startsWith('«') || names.has(answer.split(', ')[0]!),
  );
  expect(known.length).toBeGreaterThan(110);
  const answers = await Promise.all(known.map(async ([typed]) => [typed, await pressed(typed, devicePlace)]));
  expect(answers).toEqual(known.map(([typed, answer]) => [typed, spaced(answer)]));
});

import type { Client } from 'urql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SearchSuggestionsQuery } from '#app/graphql/generated/graphql.ts';
import { filterServiceIds } from '#contract/laundromat/reference-services.ts';
import { readPhrase } from '#contract/laundromat/search-phrase.ts';
import {
  directorySorts,
  homeSorts,
  largeWasherKg,
  openInstant,
  timeZoneOfSearch,
} from '#contract/laundromat/search.ts';
import { type AddressSuggestion, isForGeocoder } from '#contract/places/addresses.ts';
import {
  addressesOf,
  suggestionsOf,
  suggestionsVariables,
  knownPlaces,
} from '#contract/places/found-places.ts';
import { spaced } from '#contract/site/french-spacing.ts';
import { foldedText } from '#contract/validation/folded-text.ts';
import type { Hasura } from '../../../../actions-server/src/hasura/hasura.ts';
import { searchLaundromats } from '../../../../actions-server/src/laundromats/laundromat-search.ts';
import type { ApiCaller } from '../../../../actions-server/src/session/caller.ts';
import { searchable } from '../../../../hasura/testing/searchable-database.ts';
import { complete } from '../../../../local-stack/geocoder/answers.ts';
import { fold } from '../../../../local-stack/geocoder/communes.ts';
import { typedPhrases } from '../../../testing/typed-phrases.ts';
import { formatSearch, parseSearch } from './search-params.ts';
import { forWords, phraseChanges, placeInDirectory, placeOf } from './search-place.ts';
import { directoryArguments, homeArguments } from './search-query.ts';
import { suggest } from './suggest.ts';
import type { Suggestions } from './use-suggestions.ts';

const { add, names, query } = searchable();

const device = vi.hoisted(() => ({ laundromats: [] as object[], french_cities: [] as { name: string }[] }));
vi.mock('#app/graphql/cache/cache-storage.ts', () => ({
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

type Variables = ReturnType<typeof suggestionsVariables>;

const client = {
  query: (_document: unknown, variables: Variables) => ({
    subscribe(receive: (result: object) => void) {
      void inTurn(() => answer(variables)).then((data) => receive({ data }));
      return { unsubscribe() {} };
    },
  }),
} as unknown as Client;

const answers = new Map<string, Promise<object>>();

function answer(variables: Variables): Promise<object> {
  const key = JSON.stringify(variables);
  const answered = answers.get(key) ?? readAnswer(variables);
  answers.set(key, answered);
  return answered;
}

async function readAnswer({ q, place, key, keys, start, former }: Variables) {
  const { rows: cities } = await query(
    `select c.id, c.name, c.postal_codes[1] as "postalCode", c.department, c.department_code as "departmentCode",
       c.latitude, c.longitude, c.population
     from search_cities($1) m join french_cities c on c.id = m.city_id order by m.position`,
    [place],
  );
  const { rows: found } = await query(
    `select p.id, p.kind, p.name, p.region, p.department, p.department_code as "departmentCode", p.population,
       case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'postalCode', c.postal_code,
         'department', c.department, 'departmentCode', c.department_code, 'latitude', c.latitude, 'longitude', c.longitude)
       end as city
     from place_names p left join french_cities c on c.id = p.city_id
     where ((p.name_key = any ($2) or p.name_key like $3) and p.kind <> 'former_commune')
       or p.name_key like $4 or (p.department_code ilike $1 and p.kind = 'department')
     order by p.kind, p.name_key, p.population desc, p.id limit 30`,
    [key, keys, start, former],
  );
  const { rows: laundromats } = await query(
    `select l.id, l.name, l.slug, l.city from suggest_laundromats($1) m join laundromats l on l.id = m.laundromat_id
     order by m.position`,
    [q],
  );
  return {
    search_cities: cities.map((city) => ({ city })),
    place_names: found,
    suggest_laundromats: laundromats.map((laundromat) => ({ laundromat })),
  };
}

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
  return best ? best.label : firstNamed(words);
}

async function firstNamed(words: string): Promise<string> {
  const { q = '' } = forWords(words);
  const [first] = await inTurn(() => names({ q }));
  return first ? `«\u00a0${first}\u00a0»` : 'rien';
}

async function findAddresses(place: string): Promise<AddressSuggestion[]> {
  return (await fetch(`/?${new URLSearchParams({ q: place })}`)).json();
}

async function foundByServer(typed: string) {
  const { words: place } = readPhrase(typed);
  const data = (await inTurn(() => answer(suggestionsVariables(typed, place)))) as SearchSuggestionsQuery;
  const addresses = addressesOf(isForGeocoder(place) ? await findAddresses(place) : []);
  return suggestionsOf(typed, place, { database: knownPlaces(data), addresses, failed: [] });
}

async function sentPlace(typed: string): Promise<string> {
  const { best, words = typed } = await foundByServer(typed);
  return best ? best.label : firstNamed(words);
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

test.each([
  ['X', ['Aux Marais']],
  ['laverie à X', ['Aux Marais', "D'Huison-Longueville"]],
  ['X laverie', ['Aux Marais', 'Le Saint']],
])('the names of all communes lose no word in the phrase « %s », except for few', async (phrase, few) => {
  const { rows } = await query(
    "select distinct name from french_cities where name not like 'Champagn_' order by 1",
  );
  expect(rows.length).toBeGreaterThan(32_000);
  const lost = rows.filter(({ name }) => {
    const { words, filters } = readPhrase(phrase.replace('X', name));
    return foldedText(words) !== foldedText(name) || Object.keys(filters).length > 0;
  });
  expect(lost.map(({ name }) => name)).toEqual(few);
});

test('a form without scripts leads to the same places', async () => {
  const answers = await Promise.all(
    typedPhrases.map(async ([typed]) => [typed, await pressed(typed, sentPlace)]),
  );
  expect(answers).toEqual(typedPhrases.map(([typed, answer]) => [typed, spaced(answer)]));
});

const now = new Date('2026-03-11T10:20:30Z');

async function restArguments(q: string) {
  const searched: object[] = [];
  const hasura = {
    async query(_document: unknown, variables: { args: object } | Variables) {
      if (!('args' in variables)) return inTurn(() => answer(variables));
      searched.push(variables.args);
      return { search_laundromats: [] };
    },
  } as unknown as Hasura;
  const caller = { role: 'anonymous', requestId: 'request-0001' } as ApiCaller;
  await searchLaundromats({ hasura, geocoder: { complete: findAddresses } }, { q, page: 1 }, caller);
  return { sort: 'relevance', ...defined(searched[0]!) };
}

const defined = (args: object) =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined));

test('a REST search asks for the same place, filters and sort', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const everything = parseSearch(new URLSearchParams(), homeSorts);
  for (const [typed] of typedPhrases) {
    const { best, words = '' } = await foundByServer(typed);
    const place = readPhrase(typed).words && best ? placeOf(everything, best) : undefined;
    const search = { ...everything, ...phraseChanges(everything, typed), ...(place ?? forWords(words)) };
    const department = best?.department;
    const meant = readPhrase(typed).words === '' || department ? { ...search, q: '' } : search;
    expect([typed, await restArguments(typed)]).toEqual([
      typed,
      { ...homeArguments(meant, now), ...(department && { place: department }) },
    ]);
  }
  vi.useRealTimers();
});

test('the directory searches in the same place with the same filters and sort', async () => {
  const anything = parseSearch(new URLSearchParams(), directorySorts);
  for (const [typed] of typedPhrases) {
    const { words, filters } = readPhrase(typed);
    const { best } = words ? await foundByServer(typed) : {};
    const changes = best ? placeInDirectory(anything, best, typed) : { q: typed };
    const query = formatSearch({ ...anything, ...changes }, directorySorts[0]);
    const args = directoryArguments(parseSearch(query, directorySorts), now);
    const { point, region } = best ?? {};
    const { open, largeWasher, services = [], sort = 'relevance' } = filters;
    expect([typed, args]).toEqual([
      typed,
      {
        ...directoryArguments({ ...anything, ...point, region: region ?? null, q: best ? '' : words }),
        ...(services.length > 0 && { services: services.join(',') }),
        ...(open && { open_at: openInstant(open, now, timeZoneOfSearch({ ...point?.centre, region })) }),
        ...(largeWasher && { min_washer_kg: largeWasherKg }),
        sort,
      },
    ]);
  }
});

test.each([
  ['annecy-le-vieux', 'Annecy'],
  ['Pierrefitte-sur-Seine', 'Saint-Denis'],
  ['cherbourg octeville', 'Cherbourg-en-Cotentin'],
  ['laverie seynod', 'Annecy'],
  ['Bellegarde-sur-Valserine', 'Valserhône'],
])('a former commune leads to the one of today: %s is in %s', async (typed, city) => {
  const { best } = await suggestions(typed, client);
  expect(best?.point?.city).toBe(city);
});

test.each([
  ['La Réunion', { region: 'La Réunion' }],
  ['bretagne', { region: 'Bretagne' }],
  ['ile de france', { region: 'Île-de-France' }],
  ['auvergne', { region: 'Auvergne-Rhône-Alpes' }],
  ['paca', { region: "Provence-Alpes-Côte d'Azur" }],
  ['vendee', { path: '/laveries/pays-de-la-loire?departement=Vend%C3%A9e' }],
  ['Bouches du Rhône', { path: '/laveries/provence-alpes-cote-d-azur?departement=Bouches-du-Rh%C3%B4ne' }],
])('a region is searched, and a department has a list: %s', async (typed, place) => {
  expect((await suggestions(typed, client)).best).toMatchObject(place);
});

test('of several meanings the most populated comes first, the others below', async () => {
  const labels = async (typed: string) =>
    (await suggestions(typed, client)).options.map(({ label, group }) => `${group}: ${label}`);
  const vienne = await labels('vienne');
  expect(vienne[0]).toBe('Régions et départements: Vienne');
  expect(vienne).toContain('Villes: Vienne');
  expect((await labels('paris'))[0]).toBe('Villes: Paris');
  expect(await labels('loire')).toContain('Régions et départements: Loire-Atlantique');
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

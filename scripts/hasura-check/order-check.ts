import { Kind, parse as parseGraphql } from 'graphql';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import type { HasuraRole } from '#contract/account/roles.ts';
import { suggestionsVariables } from '#contract/places/found-places.ts';
import { datasetUsers } from '../../hasura/tests/permission-case.ts';
import { allowedDocument } from '../../local-stack/allowed-operations.ts';
import { hasuraFolder } from '../../local-stack/project-folder.ts';
import type { RunPart } from './results.ts';
import { deleteDataset, firstError, graphql, roleHeaders, type Server } from './server.ts';

const orderFile = path.join(hasuraFolder, 'tests', 'order.yaml');
const seed = path.join(hasuraFolder, 'seeds', 'default', '1795132900000_demo.sql');

interface List {
  operation: string;
  role?: HasuraRole;
  variables?: Record<string, unknown>;
}

/** A fixed moment, because the rotation of laundromats depends on the time. */
const moment = '2026-11-22T12:00:00Z';
const search = (args: object): List => ({
  operation: 'app_SearchLaundromats',
  variables: { args: { moment, ...args } },
});
const nearLyon = { lat: '45.76', lng: '4.83', radius_km: 30 };
const all = { search: '', limit: 50, offset: 0 };

const lists: Record<string, List> = {
  'search without conditions': search({}),
  'search, second page': search({ page: 2, page_size: 20 }),
  'search for a text with accents': search({ q: 'SÉCHAGE' }),
  'search for a word inside names': search({ q: 'laverie' }),
  'search around a point': search(nearLyon),
  'search around a point, by distance': search({ ...nearLyon, sort: 'distance' }),
  'search in a region': search({ region: 'Île-de-France' }),
  'search in a city': search({ city: 'Lyon' }),
  'search by rating': search({ sort: 'rating' }),
  'search by price': search({ sort: 'price' }),
  'search by name': search({ sort: 'name', page_size: 100 }),
  'search by city': search({ sort: 'city', page_size: 100 }),
  'open at an hour': search({ open_at: moment }),
  map: {
    operation: 'app_LaundromatsOnMap',
    variables: { args: { moment, ...nearLyon } },
  },
  'featured of the month': { operation: 'app_FeaturedOfTheMonth', variables: { args: { moment } } },
  'suggested cities': { operation: 'app_SearchCities', variables: { q: 'saint é' } },
  'suggestions with a typing error': {
    operation: 'app_SearchSuggestions',
    variables: suggestionsVariables('lavomatiqe', ''),
  },
  'cities of a region': {
    operation: 'app_RegionPage',
    variables: { region: 'ile-de-france', department: '%', offset: 0 },
  },
  services: { operation: 'app_Services' },
  'users of the dashboard': {
    operation: 'app_AdminUsers',
    role: 'site_admin',
    variables: { ...all, roles: ['client', 'owner', 'admin'], active: [true, false] },
  },
  'laundromats of the dashboard': {
    operation: 'app_AdminLaundromats',
    role: 'site_admin',
    variables: { ...all, active: [true, false], premium: [true, false], featured: [true, false] },
  },
  'reviews of the dashboard': {
    operation: 'app_AdminReviews',
    role: 'site_admin',
    variables: { ...all, ratings: [1, 2, 3, 4, 5], held: [true, false] },
  },
};

export async function checkOrder(server: Server, part: RunPart): Promise<void> {
  const expected = parse(await readFile(orderFile, 'utf8')) as Record<string, unknown>;
  await loadDemoData(server);
  for (const [name, list] of Object.entries(lists))
    await part(name, async () => {
      const actual = await readList(server, list);
      const isSame = isDeepStrictEqual(actual, expected[name]);
      return {
        problems: isSame ? [] : firstDifference(expected[name] as Order | undefined, actual),
        detail: Object.entries(actual)
          .map(([field, keys]) => `${field}: ${keys.length} rows`)
          .join(', '),
      };
    });
}

export async function recordOrder(server: Server): Promise<number> {
  await loadDemoData(server);
  const recorded: Record<string, Order> = {};
  for (const [name, list] of Object.entries(lists)) recorded[name] = await readList(server, list);
  const text = stringify(recorded, { flowCollectionPadding: false, lineWidth: 0 });
  const head = '# Written by "npm run check -- hasura --record" from our engine and the demo data.\n';
  await writeFile(orderFile, head + text);
  return Object.keys(recorded).length;
}

async function loadDemoData(server: Server): Promise<void> {
  await deleteDataset(server);
  await server.runSql(await readFile(seed, 'utf8'));
  // The seed's dates are relative to today. Replace them, because the order must be the same on any day.
  await server.runSql(`update laundromats
    set featured_until = case when featured_until > now() then '2100-01-01'::date else '2020-01-01'::date end
    where featured_until is not null and featured_until not in ('2100-01-01', '2020-01-01')`);
  await server.runSql(`delete from opening_exceptions where id::text like 'd9000000-%'`);
  await server.runSql('analyze');
}

type Order = Record<string, string[]>;

async function readList(server: Server, { operation, role = 'anonymous', variables }: List): Promise<Order> {
  const query = allowedDocument(operation);
  const answer = await graphql(server, { query, variables }, roleHeaders(server, role, datasetUsers[role]));
  if (!answer.data) throw new Error(`refused, ${firstError(answer)}`);
  const order: Order = {};
  for (const field of orderedFields(query)) order[field] = (answer.data[field] as unknown[]).map(nameOf);
  return order;
}

/** Returns the root fields whose list the server sorts; other lists are sorted where they are displayed. */
function orderedFields(query: string): string[] {
  const [operation] = parseGraphql(query).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return [];
  return operation.selectionSet.selections.flatMap((field) =>
    field.kind === Kind.FIELD && field.arguments?.some(({ name }) => name.value === 'order_by')
      ? [(field.alias ?? field.name).value]
      : [],
  );
}

function nameOf(row: unknown): string {
  const { laundromat, city, slug, id, name } = row as Record<string, unknown> & {
    laundromat?: { slug: string };
    city?: { id: string; name: string };
  };
  if (laundromat) return laundromat.slug;
  if (city && !slug && typeof city === 'object') return `${city.name} (${city.id})`;
  return String(slug ?? id ?? name);
}

function firstDifference(expected: Order | undefined, actual: Order): string[] {
  if (!expected) return ['not recorded: npm run check -- hasura --record'];
  return Object.keys({ ...expected, ...actual }).flatMap((field) => {
    const [before, after] = [expected[field] ?? [], actual[field] ?? []];
    const index = before.findIndex((name, position) => name !== after[position]);
    if (index === -1 && before.length === after.length) return [];
    const place = index === -1 ? before.length : index;
    return [
      `${field}: at ${place + 1} stands ${after[place] ?? 'nothing'} instead of ${before[place] ?? 'nothing'}`,
    ];
  });
}

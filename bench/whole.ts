import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { endpoints } from '../contract/http/endpoints.ts';
import { allowedDocument } from '../local-stack/allowed-operations.ts';
import { freePort } from '../local-stack/free-port.ts';
import { hasuraFolder, projectFolder } from '../local-stack/project-folder.ts';
import { waitFor } from '../scripts/production/wait.ts';
import { alike } from './engine.ts';
import type { Harness } from './harness/harness.ts';
import { parentOf, processorSecondsOf } from './harness/processor-time.ts';
import { readText } from './harness/read-text.ts';
import { compare, exchange, type Sent } from './harness/requests.ts';
import { benchRequests, post } from './requests.ts';
import { benchSecrets } from './servers/engine.ts';

// Follows requests the whole way: gateway or Caddy → actions server → engine → Postgres, each in a process. Beside the
// most important ones the same answer of an Express handler with hand-written SQL, in turn.

export const defaults = {
  front: 'gateway',
  connections: 20,
  seconds: 3,
  rounds: 2,
  /** Measures only requests whose name contains this. */
  only: '',
};

type Case = Sent & { path: string; plain?: Sent & { path: string } };

interface Place {
  id: string;
  slug: string;
  latitude: number;
  longitude: number;
}

export function run(harness: Harness, options: typeof defaults): Promise<void> {
  return harness.withDatabase(async (database, databaseUrl) => {
    await addDemoData(database);
    const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-bench-'));
    try {
      const { front, parts } = await startParts(harness, options.front, databaseUrl, folder);
      const { rows: places } = await database.query<Place>(
        `select id, slug, latitude::float8, longitude::float8 from laundromats
         where is_active and review_count > 0 and latitude is not null order by md5(slug) limit 50`,
      );
      const home = await page(`${front.url}/`);
      const FILE = path.join(folder, 'home.html');
      await writeFile(FILE, home);
      const express = await harness.server('express', { DATABASE_URL: databaseUrl, FILE });
      const { rows: backends } = await database.query<{ id: number }>('select pg_backend_pid() as id');
      const processorSeconds = () =>
        processorSecondsOf({ ...parts, Express: express.pid, Postgres: parentOf(backends[0]!.id) });

      const noneWaits = async () =>
        (await database.query<{ waiting: number }>(readText('soak/waiting-deliveries.sql'))).rows[0]!
          .waiting === 0;
      const allDelivered = () => waitFor('all deliveries', noneWaits, 120_000);

      for (const [group, cases] of Object.entries(casesOf(places))) {
        const table: Record<string, object> = {};
        for (const [name, { plain, ...request }] of Object.entries(cases)) {
          if (!name.includes(options.only)) continue;
          if (plain && group !== 'pages' && request.method !== 'POST')
            assert.deepEqual(await answerOf(express.url, plain), await answerOf(front.url, request), name);
          const contestants = {
            way: { url: front.url, requests: [request] },
            ...(plain && { Express: { url: express.url, requests: [plain] } }),
          };
          const figures = await compare(contestants, options, processorSeconds, allDelivered);
          table[name] = figures.way!;
          if (figures.Express) table[`${name}, Express`] = figures.Express;
        }
        console.log(`\n${group} behind ${options.front}, ${options.connections} connections`);
        console.table(table);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** Starts all parts. Returns the one in front, and the process of each by its name. */
async function startParts(harness: Harness, frontName: string, DATABASE_URL: string, folder: string) {
  const [front, engine, actions, metrics] = await Promise.all(Array.from({ length: 4 }, freePort));
  const ENGINE_URL = `http://127.0.0.1:${engine}`;
  const ACTIONS_URL = `http://127.0.0.1:${actions}`;
  const engineServer = await harness.server('engine', { DATABASE_URL, PORT: String(engine), ACTIONS_URL });
  const actionsServer = await harness.server('actions-server', {
    HASURA_URL: ENGINE_URL,
    HASURA_ADMIN_SECRET: benchSecrets.adminSecret,
    HOOK_SECRET: benchSecrets.hookSecret,
    JWT_KEY: benchSecrets.jwtKey,
    PUBLIC_URL: `http://localhost:${front}`,
    APP_SHELL: path.join(projectFolder, 'dist', 'app', 'index.html'),
    PAGE_RENDERER: path.join(projectFolder, 'dist', 'page-renderer', 'page-renderer.mjs'),
    PHOTOS_DIRECTORY: folder,
    MAIL_DIRECTORY: folder,
    RATE_LIMIT_FACTOR: '100000',
    PORT: String(actions),
    METRICS_PORT: String(metrics),
  });
  const frontServer = await harness.server(frontName, { PORT: String(front), ENGINE_URL, ACTIONS_URL });
  const parts = { [frontName]: frontServer.pid, server: actionsServer.pid, engine: engineServer.pid };
  return { front: frontServer, parts };
}

/** Loads the demo data, unless the database has some. */
async function addDemoData(database: pg.Client): Promise<void> {
  const { rowCount } = await database.query('select from laundromats limit 1');
  if (rowCount) return;
  const seeds = path.join(hasuraFolder, 'seeds', 'default');
  for (const file of (await readdir(seeds)).filter((name) => name.endsWith('.sql')).sort())
    await database.query(await readFile(path.join(seeds, file), 'utf8'));
  await database.query('analyze');
}

const asPage = { accept: 'text/html', 'accept-encoding': 'br' };

/** Returns a page once it was rendered and is in the cache. */
async function page(url: string): Promise<Buffer> {
  let body = Buffer.alloc(0);
  await waitFor(url, async () => {
    const answer = await exchange(url, { headers: asPage });
    body = answer.body;
    return answer.status === 200 && answer.headers.etag !== undefined;
  });
  return body;
}

const parameters: Record<string, string> = { '/api/laundromats': '?limit=10' };
/** Endpoints that ask an external service. */
const asksOthers = /^\/api\/places\/(suggestions|geocode|reverse)$/;

function casesOf(places: Place[]): Record<string, Record<string, Case>> {
  const [place] = places as [Place, ...Place[]];
  const get = (address: string): Case => ({ path: address, headers: { 'accept-encoding': 'br' } });
  const plainRest: Record<string, string> = {
    '/api/services': '/services',
    '/api/laundromats': '/list?limit=10',
  };
  const reads = endpoints.filter(
    ({ method, path, roles }) => method === 'GET' && roles.includes('anonymous') && !asksOthers.test(path),
  );
  const rest = reads.map(({ path }) => {
    const address = path.replace('{slug}', place.slug).replace('{id}', place.id) + (parameters[path] ?? '');
    const plain = plainRest[path];
    return [`GET ${path}`, { ...get(address), ...(plain && { plain: get(plain) }) }] as const;
  });
  const review = { authorName: 'Camille', rating: 4, comment: 'Machines propres.' };
  /** Reviews of one laundromat wait for each other, so each request is about the next one. */
  const reviewOf = (addressOf: (id: string) => string) => {
    let turn = 0;
    return {
      ...post('', review),
      setupRequest: (request: Sent) => {
        turn += 1;
        return { ...request, path: addressOf(places[turn % places.length]!.id) };
      },
    };
  };
  const around = { lat: place.latitude, lng: place.longitude, radius_km: 10 };
  const search = { ...around, sort: 'relevance', page: 1, page_size: 10 };
  const document = (name: string, variables: object) =>
    post('/v1/graphql', { query: allowedDocument(`app_${name}`), variables });
  const known = benchRequests([place]);
  const beside = (name: 'home search' | 'detail'): Case => ({
    ...known[name].engine![0]!,
    plain: known[name].express![0]!,
  });
  return {
    pages: {
      '/': { path: '/', headers: asPage, plain: get('/file') },
      '/laverie/{slug}': { path: `/laverie/${place.slug}`, headers: asPage, plain: get('/file') },
    },
    'REST requests': {
      ...Object.fromEntries(rest),
      'POST /api/laundromats/{id}/reviews': {
        ...reviewOf((id) => `/api/laundromats/${id}/reviews`),
        plain: reviewOf((id) => `/reviews/${id}`),
      },
    },
    documents: {
      SearchLaundromats: beside('home search'),
      LaundromatPage: beside('detail'),
      Services: document('Services', {}),
      SiteSettings: document('SiteSettings', {}),
      RegionLinks: document('RegionLinks', {}),
      SearchSuggestions: document('SearchSuggestions', { q: 'lav', place: 'lav' }),
      LaundromatsOnMap: document('LaundromatsOnMap', { args: around }),
      NearbyLaundromats: document('NearbyLaundromats', { args: search, except: place.id, limit: 3 }),
      ReviewPage: document('ReviewPage', { laundromatId: place.id, limit: 10, offset: 0 }),
      ReviewDistribution: document('ReviewDistribution', { laundromatId: place.id }),
    },
  };
}

async function answerOf(url: string, request: Sent & { path: string }): Promise<unknown> {
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  return JSON.parse((await exchange(url + request.path, { ...request, headers })).body.toString(), alike);
}

import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { createSessionTokens } from '../actions-server/src/session/session-token.ts';
import { sessionCookie } from '../contract/account/cookies.ts';
import { allowedDocument } from '../local-stack/allowed-operations.ts';
import { withTemporaryFolder } from '../local-stack/temporary-folder.ts';
import { waitFor } from '../scripts/production/wait.ts';
import { alike } from './engine.ts';
import type { Harness } from './harness/harness.ts';
import { parentOf, processorSecondsOf } from './harness/processor-time.ts';
import { startParts } from './harness/product-parts.ts';
import { compare, exchange, type Sent } from './harness/requests.ts';
import { ownUsage } from './harness/server.ts';
import { pageHeaders, renderedPage } from './pages.ts';
import { benchRequests, post } from './requests.ts';
import { benchSecrets } from './servers/engine.ts';
import type { Place } from './soak/requests.ts';

// Follows requests the whole way, gateway → actions server → engine → Postgres, in turn with an Express handler.

export const defaults = {
  connections: 20,
  seconds: 3,
  rounds: 2,
  only: '',
};

const waitingEvent = `select from hdb_catalog.event_log where not delivered and not error and not archived limit 1`;

type Case = Sent & { path: string; plain?: Case };

export function run(harness: Harness, options: typeof defaults): Promise<void> {
  return withTemporaryFolder((folder) => {
    const measure = async (database: pg.Client, databaseUrl: string) => {
      const { gateway, server, engine } = await startParts(harness, databaseUrl, folder);
      const { rows: places } = await database.query<Place>(
        `select id, slug, latitude::float8, longitude::float8 from laundromats
         where is_active and review_count > 0 and latitude is not null order by md5(slug) limit 50`,
      );
      const FILE = path.join(folder, 'home.html');
      await writeFile(FILE, await renderedPage(`${gateway.url}/`));
      const express = await harness.server('express', { DATABASE_URL: databaseUrl, FILE });
      const { rows: backends } = await database.query<{ id: number }>('select pg_backend_pid() as id');
      const processorSeconds = () => ({
        ...processorSecondsOf({
          gateway: gateway.pid,
          server: server.pid,
          engine: engine.pid,
          Express: express.pid,
          Postgres: parentOf(backends[0]!.id),
        }),
        generator: ownUsage({ collectsGarbage: false }).processorSeconds,
      });

      // Cron jobs are not waited for: those that need Stripe fail here, and are repeated.
      const noneWaits = async () => (await database.query(waitingEvent)).rowCount === 0;
      const allDelivered = () => waitFor('all events', noneWaits, 120_000);

      const { rows: clients } = await database.query<{ id: string }>(
        `select id from users where role = 'client' limit 1`,
      );
      const table: Record<string, object> = {};
      for (const [name, { plain, ...request }] of Object.entries(await casesOf(places, clients[0]!.id))) {
        if (!name.includes(options.only)) continue;
        if (plain && name.startsWith('GET'))
          assert.deepEqual(await answerOf(express.url, plain), await answerOf(gateway.url, request), name);
        const contestants = {
          way: { url: gateway.url, requests: [request] },
          ...(plain && { Express: { url: express.url, requests: [plain] } }),
        };
        const figures = await compare(contestants, options, processorSeconds, allDelivered);
        table[name] = figures.way!;
        if (figures.Express) table[`${name}, Express`] = figures.Express;
      }
      console.log(`\n${options.connections} connections`);
      console.table(table);
    };
    return harness.withDatabase(measure, { demo: true });
  });
}

async function casesOf(places: Place[], clientId: string): Promise<Record<string, Case>> {
  const [place] = places as [Place, ...Place[]];
  const { review, correction, favorite } = await writesAbout(places, clientId);
  const { 'home search': homeSearch, detail } = benchRequests([place]);
  return {
    '/': { path: '/', headers: pageHeaders, plain: get('/file') },
    '/laverie/{slug}': { path: `/laverie/${place.slug}`, headers: pageHeaders, plain: get('/file') },
    'GET /api/services': { ...get('/api/services'), plain: get('/services') },
    'GET /api/subscription-plans': { ...get('/api/subscription-plans'), plain: get('/plans') },
    'GET /api/laundromats': { ...get('/api/laundromats?limit=10'), plain: get('/list?limit=10') },
    'GET /api/laundromats/slug/{slug}': get(`/api/laundromats/slug/${place.slug}`),
    'POST /api/laundromats/{id}/reviews': review,
    'POST /api/laundromats/{id}/corrections': correction,
    AddFavorites: favorite,
    SearchLaundromats: { ...homeSearch.engine![0]!, plain: homeSearch.express![0]! },
    LaundromatPage: { ...detail.engine![0]!, plain: detail.express![0]! },
  };
}

const get = (address: string): Case => ({ path: address, headers: { 'accept-encoding': 'br' } });

async function writesAbout(places: Place[], clientId: string) {
  let turn = 0;
  const next = () => places[(turn += 1) % places.length]!;
  const write = (requestOf: (about: Place) => Case) => ({
    ...requestOf(places[0]!),
    setupRequest: (request: Sent) => ({ ...request, ...requestOf(next()) }),
  });
  const text = { authorName: 'Camille', rating: 4, comment: 'Machines propres.' };
  // A new correction each time: repeated ones of a sender are stored once.
  const correctionOf = ({ latitude, longitude }: Place) => ({
    kind: 'location',
    proposed: { latitude: latitude + Math.random() / 1000, longitude: longitude + Math.random() / 1000 },
  });
  const token = await createSessionTokens(benchSecrets.jwtKey).sign({ id: clientId, role: 'client' });
  const signedIn = { cookie: `${sessionCookie}=${token}` };
  // Read once, because finding a document parses all of them.
  const query = allowedDocument('app_AddFavorites');
  return {
    review: {
      ...write(({ id }) => post(`/api/laundromats/${id}/reviews`, text)),
      plain: write(({ id }) => post(`/reviews/${id}`, text)),
    },
    correction: {
      ...write((about) => post(`/api/laundromats/${about.id}/corrections`, correctionOf(about))),
      plain: write((about) => post(`/corrections/${about.id}`, correctionOf(about))),
    },
    favorite: {
      ...write(({ id }) =>
        post('/v1/graphql', { query, variables: { favorites: [{ laundromatId: id }] } }, signedIn),
      ),
      plain: write(({ id }) => post(`/favorites/${id}`, { userId: clientId })),
    },
  };
}

async function answerOf(url: string, request: Case): Promise<unknown> {
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  return JSON.parse((await exchange(url + request.path, { ...request, headers })).body.toString(), alike);
}

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/http/endpoint.ts';
import { endpoints } from '#contract/http/endpoints.ts';
import { startTestEngine } from '../../local-stack/testing/test-database.ts';
import { setUpServer, type Person, type ServerSetup } from '../testing/server-setup.ts';

let setup: ServerSetup;
let owner: Person;
let admin: Person;

beforeAll(async () => {
  setup = await setUpServer();
  owner = await setup.addUser('owner');
  admin = await setup.addUser('admin');
});
afterAll(() => setup?.close());

const id = randomUUID();
const bodies: Record<string, object> = {
  'POST /api/laundromats': { name: 'Après la panne', address: '1 rue Haute', id },
  'PATCH /api/laundromats/{id}': { name: 'Autre nom' },
  'POST /api/laundromats/{id}/reviews': { authorName: 'Eve', rating: 5, comment: 'Bien' },
  'POST /api/contact': { name: 'Eve', email: 'eve@example.fr', message: 'Bonjour' },
};
const hasNoData = new Set(['/api/health']);
const ofPostgres = new Set([
  'GET /api/subscriptions/me',
  'PATCH /api/laundromats/{id}',
  'POST /api/laundromats/{id}/reviews',
  'POST /api/contact',
  'GET /api/admin/claims/{id}/photo',
]);
const rows = endpoints.filter(
  (endpoint) =>
    !endpoint.path.startsWith('/api/auth/') &&
    !hasNoData.has(endpoint.path) &&
    !endpoint.path.startsWith('/api/places/') &&
    (endpoint.method === 'GET' || `${endpoint.method} ${endpoint.path}` in bodies),
);

function ask(app: ServerSetup['app'], { method, path, roles }: Endpoint) {
  const person = roles.includes('owner') ? owner : admin;
  const url = path.replace('{id}', id).replace('{slug}', 'aucune');
  const sending = setup.send(person, method.toLowerCase() as Lowercase<Endpoint['method']>, url, app);
  const body = bodies[`${method} ${path}`];
  return body ? sending.send(body) : sending;
}

const requests = rows.map((endpoint) => {
  const name = `${endpoint.method} ${endpoint.path}`;
  return [name, ofPostgres.has(name) ? 'Postgres' : 'Hasura', endpoint] as const;
});
const away = {
  Hasura: { HASURA_URL: 'http://127.0.0.1:9' },
  Postgres: { DATABASE_URL: 'postgres://127.0.0.1:9/lavoir' },
};

test.each(requests)('%s without %s is a 503 in French', async (_name, service, endpoint) => {
  const answer = await ask(setup.appWith(away[service]), endpoint);
  expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
  expect(answer.body.message).toMatch(/momentanément indisponible/);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('what failed while Hasura was away works again, once, when it is back', async () => {
  const engine = await startTestEngine(setup.databaseUrl);
  const app = setup.appWith({ HASURA_URL: engine.url });
  const create = endpoints.find(({ method, path }) => method === 'POST' && path === '/api/laundromats')!;
  await engine.close();
  expect((await ask(app, create)).status).toBe(503);
  expect(await setup.count('laundromats', 'id = $1', id)).toBe(0);

  const again = await startTestEngine(setup.databaseUrl, { port: Number(new URL(engine.url).port) });
  try {
    expect((await ask(app, create)).status).toBe(201);
    expect((await ask(app, create)).status).toBe(200);
    expect(await setup.count('laundromats', 'id = $1', id)).toBe(1);
  } finally {
    await again.close();
  }
});

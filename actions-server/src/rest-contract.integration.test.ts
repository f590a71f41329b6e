import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasuraRoles, type HasuraRole } from '#contract/account/roles.ts';
import { refusalsOf, type Endpoint } from '#contract/http/endpoint.ts';
import { endpoints } from '#contract/http/endpoints.ts';
import { openApi } from '#contract/http/openapi.ts';
import { setUpServer, visitor, type Person, type ServerSetup } from '../testing/server-setup.ts';

let setup: ServerSetup;
const people = {} as Record<HasuraRole, Person>;
let own: string;

beforeAll(async () => {
  setup = await setUpServer();
  people.anonymous = visitor;
  people.client = await setup.addUser('client');
  people.owner = await setup.addUser('owner');
  people.site_admin = await setup.addUser('admin');
  own = await setup.addLaundromat({ owner: people.owner, name: 'La Mienne' });
});
afterAll(() => setup?.close());

/** Valid bodies. An endpoint without one is sent `{}`, which it may accept or refuse. */
const bodies: Record<string, () => object> = {
  'POST /api/laundromats/{id}/reviews': () => ({ authorName: 'Eve', rating: 5, comment: 'Bien' }),
  'POST /api/contact': () => ({ name: 'Eve', email: 'eve@example.fr', message: 'Bonjour' }),
  'PATCH /api/laundromats/{id}': () => ({ description: 'Propre' }),
};

const aboutTheCaller = new Set([
  'unauthenticated',
  'sessionExpired',
  'ownerOnly',
  'adminOnly',
  'unavailable',
  'internal',
]);

const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

function request({ method, path }: Endpoint, role: HasuraRole) {
  const url = path
    .replace('{id}', own)
    .replace('{slug}', 'la-mienne-lyon')
    .replace('{photoId}', randomUUID())
    .replace('{textId}', randomUUID());
  return setup.send(people[role], method.toLowerCase() as Lowercase<Endpoint['method']>, url);
}

function call(name: string, endpoint: Endpoint, role: HasuraRole) {
  const sent = request(endpoint, role);
  return endpoint.method === 'GET' ? sent : sent.send(bodies[name]?.() ?? {});
}

// Depends on a refresh cookie, which no caller of this file has.
const byRole = named.filter(([name]) => name !== 'POST /api/auth/refresh');

describe.each(byRole)('%s', (name, endpoint) => {
  const isAllowed = (role: HasuraRole) => endpoint.roles.includes(role);

  test.each(hasuraRoles.filter(isAllowed))('serves %s as promised', async (role) => {
    const answer = await call(name, endpoint, role);
    if (answer.status >= 400) {
      expect(refusalsOf(endpoint).filter((code) => !aboutTheCaller.has(code))).toContain(answer.body.code);
      expect(answer.body.message).toMatch(/\S/);
      return;
    }
    expect(endpoint.statuses ?? [200]).toContain(answer.status);
    if (endpoint.answerType) expect(answer.type).toBe(endpoint.answerType);
    else expect(endpoint.answer?.parse(answer.body)).toEqual(answer.body);
  });

  test.each(hasuraRoles.filter((role) => !isAllowed(role)))('refuses %s in French', async (role) => {
    const answer = await call(name, endpoint, role);
    expect(answer.status).toBe(role === 'anonymous' ? 401 : 403);
    expect(answer.body.message).toMatch(/^V/);
  });
});

const withBody = named.filter(([, { body, bodyType }]) => body && !bodyType);

test.each(withBody)('%s refuses what is not JSON, a list and a megabyte', async (_name, endpoint) => {
  const role = endpoint.roles.includes('owner') ? 'owner' : 'anonymous';
  const unusable: [string, number][] = [
    ['{"a":', 400],
    ['[1]', 400],
    [JSON.stringify({ name: 'x'.repeat(1_000_000) }), 413],
  ];
  for (const [body, status] of unusable) {
    const answer = await request(endpoint, role).type('json').send(body);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/\S/);
    expect(answer.text).not.toMatch(/node_modules|\bat \S+:\d+/);
  }
});

test('the description for programs is the contract', async () => {
  const answer = await setup.send(visitor, 'get', '/api/openapi.json');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(JSON.parse(JSON.stringify(openApi())));
  const operations = Object.values(answer.body.paths as Record<string, object>).flatMap(Object.keys);
  expect(operations).toHaveLength(endpoints.length);
});

test('the page about the contract is HTML with its own policy', async () => {
  const answer = await setup.send(visitor, 'get', '/api/docs');
  expect(answer.status).toBe(200);
  expect(answer.type).toBe('text/html');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});

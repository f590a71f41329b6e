import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserRole } from '#contract/account/roles.ts';
import type { Endpoint } from '#contract/http/endpoint.ts';
import { endpoints } from '#contract/http/endpoints.ts';
import { setUpServer, type Person, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
const stale = {} as Record<'disabledClient' | 'disabledOwner' | 'demotedAdmin' | 'erasedOwner', Person>;
let laundromat: string;

beforeAll(async () => {
  setup = await setUpServer();
  const addDisabled = async (role: UserRole) => {
    const person = await setup.addUser(role);
    await setup.sql.query('update users set is_active = false where id = $1', [person.id]);
    return person;
  };
  stale.disabledClient = await addDisabled('client');
  stale.disabledOwner = await addDisabled('owner');
  stale.demotedAdmin = await setup.addUser('admin');
  await setup.sql.query(`update users set role = 'client' where id = $1`, [stale.demotedAdmin.id]);
  stale.erasedOwner = await setup.addUser('owner');
  await setup.sql.query('delete from users where id = $1', [stale.erasedOwner.id]);
  laundromat = await setup.addLaundromat({ owner: stale.disabledOwner });
});
afterAll(() => setup?.close());

const bodies: Record<string, object> = {
  '/api/laundromats/{id}/reviews': { authorName: 'Eve', rating: 5, comment: 'Bien' },
  '/api/contact': { name: 'Eve', email: 'eve@example.fr', message: 'Bonjour' },
};

const write = ({ method, path }: Endpoint, person: Person) =>
  setup
    .send(
      person,
      method.toLowerCase() as 'post' | 'patch' | 'delete',
      path.replace('{id}', laundromat).replace('{photoId}', randomUUID()),
    )
    .send(bodies[path] ?? {});

const writes = endpoints
  .filter(({ method, path, roles }) => method !== 'GET' && (!roles.includes('anonymous') || path in bodies))
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

test.each(writes)('%s is refused to a session whose account has changed', async (_, endpoint) => {
  for (const person of Object.values(stale)) {
    const answer = await write(endpoint, person);
    expect([answer.status, answer.body.code]).toEqual([401, 'sessionExpired']);
  }
});

test.each([
  ...endpoints
    .filter(({ method, roles }) => method === 'GET' && roles.length === 1 && roles[0] === 'site_admin')
    .map(({ path }) => path.replace('{id}', randomUUID())),
  '/api/laundromats/my-laundromats',
  '/api/auth/me',
])('a dismissed administrator reads nothing at %s', async (path) => {
  const dismissed = await setup.addUser('admin');
  expect((await setup.send(dismissed, 'get', path)).body.code).not.toBe('sessionExpired');
  await setup.sql.query(`update users set is_active = false where id = $1`, [dismissed.id]);
  for (const person of [dismissed, stale.demotedAdmin]) {
    const answer = await setup.send(person, 'get', path);
    expect([answer.status, answer.body.code]).toEqual([401, 'sessionExpired']);
  }
});

test('nothing was stored by any of them', async () => {
  expect(await setup.count('reviews', 'true')).toBe(0);
  expect(await setup.count('contacts', 'true')).toBe(0);
  expect(await setup.count('laundromats', 'true')).toBe(1);
});

test('an old session still signs out, and signs in to an account that works', async () => {
  expect((await setup.send(stale.disabledOwner, 'post', '/api/auth/logout').send({})).status).toBe(200);
  const answer = await setup
    .send(stale.disabledOwner, 'post', '/api/auth/login')
    .send({ email: 'nobody@example.fr', password: 'wrong password' });
  expect(answer.body.code).toBe('wrongCredentials');
});

test('an action of Hasura is refused to a disabled owner as well', async () => {
  const answer = await setup.graphql(
    stale.disabledOwner,
    `mutation ($id: uuid!) { updateLaundromat(id: $id, changes: { name: "Rachetée" }) { id } }`,
    { id: laundromat },
  );
  expect(answer).toMatchObject({ errors: [{ extensions: { code: 'sessionExpired' } }] });
});

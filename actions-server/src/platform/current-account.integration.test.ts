import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { UserRole } from '#contract/roles.ts';
import { openWorld, type Person, type World } from '../../testing/world.ts';

let world: World;
/** Sessions that are older than what happened to their accounts. */
const stale = {} as Record<'disabledClient' | 'disabledOwner' | 'demotedAdmin' | 'erasedOwner', Person>;
let laundromat: string;

beforeAll(async () => {
  world = await openWorld();
  const addDisabled = async (role: UserRole) => {
    const person = await world.addUser(role);
    await world.sql.query('update users set is_active = false where id = $1', [person.id]);
    return person;
  };
  stale.disabledClient = await addDisabled('client');
  stale.disabledOwner = await addDisabled('owner');
  stale.demotedAdmin = await world.addUser('admin');
  await world.sql.query(`update users set role = 'client' where id = $1`, [stale.demotedAdmin.id]);
  stale.erasedOwner = await world.addUser('owner');
  await world.sql.query('delete from users where id = $1', [stale.erasedOwner.id]);
  laundromat = await world.addLaundromat({ owner: stale.disabledOwner });
});
afterAll(() => world?.close());

const bodies: Record<string, object> = {
  '/api/laundromats/{id}/reviews': { authorName: 'Eve', rating: 5, comment: 'Bien' },
  '/api/contact': { name: 'Eve', email: 'eve@example.fr', message: 'Bonjour' },
};

const write = ({ method, path }: Endpoint, person: Person) =>
  world
    .send(
      person,
      method.toLowerCase() as 'post' | 'patch' | 'delete',
      path.replace('{id}', laundromat).replace('{photoId}', randomUUID()),
    )
    .send(bodies[path] ?? {});

const writes = endpoints
  .filter(({ method, path, roles }) => method !== 'GET' && (!roles.includes('anonymous') || path in bodies))
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

test.each(writes)(
  '%s is refused to a session whose account is not what it says any more',
  async (_, endpoint) => {
    for (const person of Object.values(stale)) {
      const answer = await write(endpoint, person);
      expect([answer.status, answer.body.code]).toEqual([401, 'sessionExpired']);
    }
  },
);

test('nothing was stored by any of them', async () => {
  expect(await world.count('reviews', 'true')).toBe(0);
  expect(await world.count('contacts', 'true')).toBe(0);
  expect(await world.count('laundromats', 'true')).toBe(1);
});

test('an old session still signs out, and signs in to an account that works', async () => {
  expect((await world.send(stale.disabledOwner, 'post', '/api/auth/logout').send({})).status).toBe(200);
  const answer = await world
    .send(stale.disabledOwner, 'post', '/api/auth/login')
    .send({ email: 'nobody@example.fr', password: 'wrong password' });
  expect(answer.body.code).toBe('wrongCredentials');
});

test('an action of Hasura is refused to a disabled owner as well', async () => {
  const answer = await fetch(`${world.engine.url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: stale.disabledOwner.cookie! },
    body: JSON.stringify({
      query: `mutation ($id: uuid!) { updateLaundromat(id: $id, changes: { name: "Rachetée" }) { id } }`,
      variables: { id: laundromat },
    }),
  });
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'sessionExpired' } }] });
});

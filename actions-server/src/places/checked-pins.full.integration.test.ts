import type { Express } from 'express';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { farPinMessage } from '#contract/laundromat/location.ts';
import { geocoderRoutes } from '../../../local-stack/geocoder/geocoder.ts';
import { startFakeService, type FakeService } from '../../../local-stack/testing/fake-service.ts';
import { testSecrets } from '../../../local-stack/testing/test-database.ts';
import { startActionServer } from '../../testing/action-server.ts';
import { addLaundromat, editLaundromat, newLaundromat } from '../../testing/decisions.ts';
import { setUpServer, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
let geocoder: FakeService;
let app: Express;
let actions: Awaited<ReturnType<typeof startActionServer>>;

beforeAll(async () => {
  actions = await startActionServer(() => app);
  setup = await setUpServer({}, { actionsUrl: actions.url });
  geocoder = await startFakeService(geocoderRoutes(setup.databaseUrl));
  newServer();
});
afterEach(() => {
  geocoder.fail(undefined);
  newServer();
});
afterAll(async () => {
  await geocoder?.close();
  await setup?.close();
  actions?.close();
});

const newServer = () => void (app = setup.appWith({ GEOCODER_URL: geocoder.url }));

const lyon = { address: '12 rue Mercière', postalCode: '69002', city: 'Lyon' };

async function create() {
  const owner = await setup.addUser('owner');
  const { body } = await setup
    .send(owner, 'post', '/api/laundromats', app)
    .send({ id: randomUUID(), name: 'Le Tambour', ...lyon });
  return { owner, id: body.id as string };
}

async function stored(id: string) {
  const { rows } = await setup.sql.query<{ name: string; address: string; source: string; latitude: number }>(
    'select name, address, location_source as source, latitude::float8 as latitude from laundromats where id = $1',
    [id],
  );
  return rows[0];
}

test('a correction that proposes a place in the sea is not applied', async () => {
  const { owner, id } = await create();
  await setup.sql.query('update laundromats set is_active = true where id = $1', [id]);
  const door = await stored(id);
  // The endpoint refuses points 50 km away, and no sea is nearer to Lyon.
  const { rows } = await setup.sql.query<{ id: string }>(
    `insert into fact_corrections (laundromat_id, kind, proposed, sender_hash)
     values ($1, 'location', '{"latitude": 46.5, "longitude": -2.15}', 'x') returning id`,
    [id],
  );
  const decided = await request(app)
    .post('/actions/decideCorrection')
    .set('x-hook-secret', testSecrets.hookSecret)
    .send({
      action: { name: 'decideCorrection' },
      input: { id: rows[0]!.id, decision: 'accepted' },
      session_variables: { 'x-hasura-role': 'owner', 'x-hasura-user-id': owner.id },
    });
  expect([decided.status, decided.body.message]).toEqual([
    400,
    'Ce point est en mer ou hors de France. Placez le repère devant la laverie.',
  ]);
  expect(await stored(id)).toEqual(door);
  expect(await setup.count('fact_corrections', `id = $1 and status = 'open'`, rows[0]!.id)).toBe(1);
});

async function writeAsAdmin(query: string, variables: object) {
  const admin = await setup.addUser('admin');
  const answer = await fetch(`${setup.engine.url}/v1/graphql`, {
    method: 'POST',
    headers: {
      'x-hasura-admin-secret': setup.engine.adminSecret,
      'x-hasura-role': 'site_admin',
      'x-hasura-user-id': admin.id,
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as { data?: unknown; errors?: { message: string }[] };
}

describe('a pin of an administrator', () => {
  const change = (id: string, changes: object) =>
    writeAsAdmin(editLaundromat, { id, changes: { ...changes, seen: {} } });
  const inSea = { latitude: 46.5, longitude: -2.15 };
  const refused = 'Ce point est en mer ou hors de France. Placez le repère devant la laverie.';
  const pinned = { editLaundromat: { laundromat: { locationSource: 'pin' } } };

  test('in the sea is refused, with everything that was sent beside it', async () => {
    const { id } = await create();
    const before = await stored(id);
    const sables = { address: '1 quai du Port', postalCode: '85100', city: "Les Sables-d'Olonne" };
    const { errors } = await change(id, { name: 'Autre nom', ...sables, ...inSea });
    expect(errors).toMatchObject([{ extensions: { errors: { latitude: refused } } }]);
    expect(await stored(id)).toEqual(before);
    const added = await writeAsAdmin(addLaundromat, {
      laundromat: { id: randomUUID(), ...newLaundromat, name: 'Neuve', ...sables, ...inSea },
    });
    expect(added.errors).toMatchObject([{ extensions: { errors: { latitude: refused } } }]);
    expect(await setup.count('laundromats', `name in ('Neuve', 'Autre nom')`)).toBe(0);
  });

  test('far from its commune is refused by the database, and one beside it is stored', async () => {
    const { id } = await create();
    const { errors } = await change(id, { latitude: 48.39, longitude: -4.486 });
    expect(errors).toMatchObject([{ extensions: { errors: { latitude: farPinMessage } } }]);
    const beside = await change(id, { latitude: 45.7641, longitude: 4.8342 });
    expect(beside.data).toEqual(pinned);
  });

  test.each(['down', 'html', 'slow'] as const)(
    'is checked by the database alone while the geocoder is %s',
    async (fault) => {
      const { id } = await create();
      geocoder.fail(fault);
      const { data } = await change(id, { latitude: 45.7641, longitude: 4.8342 });
      expect(data).toEqual(pinned);
    },
  );
});

test('an address that an administrator changes is placed at once', async () => {
  const { id } = await create();
  const changes = { address: '40 quai du Port', seen: {} };
  expect((await writeAsAdmin(editLaundromat, { id, changes })).errors).toBeUndefined();
  expect(await stored(id)).toMatchObject({ address: '40 quai du Port', source: 'address' });
});

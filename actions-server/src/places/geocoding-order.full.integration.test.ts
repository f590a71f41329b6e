import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { geocoderRoutes } from '../../../local-stack/geocoder/geocoder.ts';
import { startFakeService, type FakeService } from '../../../local-stack/testing/fake-service.ts';
import { testSecrets } from '../../../local-stack/testing/test-database.ts';
import { setUpServer, visitor, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
let geocoder: FakeService;

let meanwhile: (() => Promise<unknown>) | undefined;
const delaying = createServer((incoming, outgoing) => {
  const step = meanwhile;
  meanwhile = undefined;
  void (step?.() ?? Promise.resolve())
    .then(() => fetch(geocoder.url + incoming.url))
    .then(async (answer) => {
      outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    })
    .catch(() => outgoing.destroy());
});

beforeAll(async () => {
  // The engine's crons do not reach the server: they would geocode addresses that the tests need.
  setup = await setUpServer({}, { actionsUrl: 'http://127.0.0.1:9' });
  geocoder = await startFakeService(geocoderRoutes(setup.databaseUrl));
  await new Promise<void>((resolve) => delaying.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  delaying.close();
  await geocoder?.close();
  await setup?.close();
});

const lyon = { address: '12 rue Mercière', postalCode: '69002', city: 'Lyon' };
const newApp = () =>
  setup.appWith({ GEOCODER_URL: `http://127.0.0.1:${(delaying.address() as AddressInfo).port}` });

async function doorOf(address: typeof lyon) {
  const path = `/api/places/geocode?${new URLSearchParams(address)}`;
  return (await setup.send(visitor, 'get', path, newApp())).body as { latitude: number; longitude: number };
}

async function stored(id: string) {
  const { rows } = await setup.sql.query<{ source: string; latitude: number; longitude: number }>(
    `select location_source as source, latitude::float8 as latitude, longitude::float8 as longitude
     from laundromats where id = $1`,
    [id],
  );
  return rows[0];
}

async function create(changes: object = {}) {
  const owner = await setup.addUser('owner');
  const id = randomUUID();
  const app = newApp();
  const patch = (fields: object) => setup.send(owner, 'patch', `/api/laundromats/${id}`, app).send(fields);
  const answer = await setup
    .send(owner, 'post', '/api/laundromats', app)
    .send({ id, name: 'Le Tambour', ...lyon, ...changes });
  expect(answer.status).toBe(201);
  return { id, patch };
}

test('an address that changes while the geocoder answers gets no point of the former one', async () => {
  const { id, patch } = await create();
  const last = { ...lyon, address: '40 quai du Port' };
  meanwhile = () => patch(last).expect(200);
  await patch({ address: '3 rue Pasteur' }).expect(200);
  expect(await stored(id)).toEqual({ source: 'address', ...pointOf(await doorOf(last)) });
});

test('a pin that is placed while the geocoder answers stays', async () => {
  const { id, patch } = await create();
  const pin = { latitude: 45.7641, longitude: 4.8342 };
  meanwhile = () => patch(pin).expect(200);
  await patch({ address: '5 rue Pasteur' }).expect(200);
  expect(await stored(id)).toEqual({ source: 'pin', ...pin });
});

test('an event that arrives twice places the laundromat once', async () => {
  geocoder.fail('down');
  const { id } = await create();
  geocoder.fail(undefined);
  await setup.sql.query(
    'update laundromat_geocodings set attempts = 0, tried_at = null where laundromat_id = $1',
    [id],
  );
  const app = newApp();
  const { rows } = await setup.sql.query('select * from laundromat_geocodings where laundromat_id = $1', [
    id,
  ]);
  const event = {
    op: 'UPDATE',
    session_variables: { 'x-hasura-role': 'site_admin' },
    data: { old: null, new: rows[0] },
  };
  const requests = geocoder.requests();
  for (let sent = 0; sent < 2; sent += 1)
    await request(app)
      .post('/events/address_queued')
      .set('x-hook-secret', testSecrets.hookSecret)
      .send({ id: randomUUID(), event })
      .expect(204);
  expect(geocoder.requests() - requests).toBe(1);
  expect(await stored(id)).toEqual({ source: 'address', ...pointOf(await doorOf(lyon)) });
});

test('an address for which the geocoder never answers is given up after twelve attempts', async () => {
  geocoder.fail('down');
  const { id, patch } = await create();
  const run = async () => {
    await setup.sql.query(`update laundromat_geocodings set tried_at = tried_at - interval '7 hours'`);
    await request(newApp())
      .post('/cron/geocode_laundromats')
      .set('x-hook-secret', testSecrets.hookSecret)
      .send({})
      .expect(204);
  };
  for (let attempt = 2; attempt <= 12; attempt += 1) await run();
  geocoder.fail(undefined);
  await run();
  expect(await stored(id)).toMatchObject({ source: 'commune' });
  await patch({ address: '14 rue Mercière' }).expect(200);
  expect(await stored(id)).toMatchObject({ source: 'address' });
});

function pointOf({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude, longitude };
}

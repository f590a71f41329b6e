import type { Express } from 'express';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { geocoderRoutes } from '../../../local-stack/geocoder/geocoder.ts';
import { startFakeService, type FakeService } from '../../../local-stack/testing/fake-service.ts';
import { testSecrets } from '../../../local-stack/testing/test-database.ts';
import { setUpServer, visitor, type Person, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
let geocoder: FakeService;
let app: Express;

beforeAll(async () => {
  // The engine's crons do not reach the server: they would geocode addresses that the tests need.
  setup = await setUpServer({}, { actionsUrl: 'http://127.0.0.1:9' });
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
});

const newServer = () => void (app = setup.appWith({ GEOCODER_URL: geocoder.url }));

const lyon = { address: '12 rue Mercière', postalCode: '69002', city: 'Lyon' };

async function place(path: string) {
  const answer = await setup.send(visitor, 'get', `/api/places/${path}`, app);
  return answer.body as { source: string; latitude: number; longitude: number };
}

const doorOf = (address: typeof lyon) => place(`geocode?${new URLSearchParams(address)}`);

async function create(changes: object = {}) {
  const owner = await setup.addUser('owner');
  const answer = await setup
    .send(owner, 'post', '/api/laundromats', app)
    .send({ id: randomUUID(), name: 'Le Tambour', ...lyon, ...changes });
  return { owner, answer, id: answer.body.id as string };
}

const patch = (owner: Person, id: string, changes: object) =>
  setup.send(owner, 'patch', `/api/laundromats/${id}`, app).send(changes);

async function stored(id: string) {
  const { rows } = await setup.sql.query<{ source: string; latitude: number; longitude: number }>(
    `select location_source as source, latitude::float8 as latitude, longitude::float8 as longitude
     from laundromats where id = $1`,
    [id],
  );
  return rows[0];
}

async function queued(id: string) {
  const { rows } = await setup.sql.query<{ precision: string | null; attempts: number }>(
    'select precision, attempts from laundromat_geocodings where laundromat_id = $1',
    [id],
  );
  return rows[0];
}

const runCron = () =>
  request(app).post('/cron/geocode_laundromats').set('x-hook-secret', testSecrets.hookSecret).send({});

const letTimePass = () =>
  setup.sql.query(`update laundromat_geocodings set tried_at = tried_at - interval '1 day'`);

describe('a laundromat created with an address', () => {
  test('stands at its door', async () => {
    const door = await doorOf(lyon);
    expect(door.source).toBe('address');
    const { answer, id } = await create();
    expect(answer.status).toBe(201);
    expect(answer.body.locationSource).toBe('address');
    expect(await stored(id)).toEqual(door);
  });

  test('stands in its commune when the street does not exist there', async () => {
    const { id } = await create({ address: '3 rue Imaginaire' });
    expect(await stored(id)).toMatchObject({ source: 'commune' });
    expect(await queued(id)).toEqual({ precision: 'none', attempts: 1 });
  });

  test.each(['down', 'html', 'slow', 'busy'] as const)(
    'is stored in its commune while the geocoder is %s, and placed later',
    async (fault) => {
      geocoder.fail(fault);
      const { answer, id } = await create();
      expect([answer.status, answer.body.locationSource]).toEqual([201, 'commune']);
      expect(await queued(id)).toEqual({ precision: null, attempts: 1 });

      await runCron();
      expect(await queued(id), 'not before the wait is over').toEqual({ precision: null, attempts: 1 });

      geocoder.fail(undefined);
      newServer();
      await letTimePass();
      expect((await runCron()).status).toBe(204);
      expect(await stored(id)).toEqual(await doorOf(lyon));

      const requests = geocoder.requests();
      await letTimePass();
      await runCron();
      expect(geocoder.requests()).toBe(requests);
    },
  );

  test('has the time of its point, even if that is the centre of its commune', async () => {
    geocoder.fail('down');
    const { id } = await create();
    geocoder.fail(undefined);
    newServer();
    const door = await doorOf(lyon);
    await setup.sql.query('update laundromats set latitude = $2, longitude = $3 where id = $1', [
      id,
      door.latitude,
      door.longitude,
    ]);
    await setup.sql.query(
      `update laundromats set location_source = 'commune', located_at = null where id = $1`,
      [id],
    );
    await letTimePass();
    await runCron();
    expect(
      await setup.count(
        'laundromats',
        `id = $1 and location_source = 'address' and located_at is not null`,
        id,
      ),
    ).toBe(1);
  });

  test('is never placed in another town', async () => {
    geocoder.fail('elsewhere');
    const { id } = await create();
    expect(await stored(id)).toMatchObject({ source: 'commune' });
    expect(await queued(id)).toMatchObject({ precision: 'none' });
  });

  test('two crons at once query each address once', async () => {
    geocoder.fail('down');
    const { id } = await create({ address: '77 rue Pasteur' });
    geocoder.fail(undefined);
    await letTimePass();
    const other = setup.appWith({ GEOCODER_URL: geocoder.url });
    const requests = geocoder.requests();
    await Promise.all(
      [app, other].map((server) =>
        request(server)
          .post('/cron/geocode_laundromats')
          .set('x-hook-secret', testSecrets.hookSecret)
          .send({}),
      ),
    );
    expect(geocoder.requests() - requests).toBe(1);
    expect(await stored(id)).toMatchObject({ source: 'address' });
  });
});

describe('a pin', () => {
  const pin = { latitude: 45.7641, longitude: 4.8342 };

  test('stays where it was placed', async () => {
    const { answer, id } = await create(pin);
    expect(answer.body).toMatchObject({ locationSource: 'pin', latitude: '45.76410000' });
    await runCron();
    expect(await queued(id)).toMatchObject({ precision: 'housenumber' });
    expect(await stored(id)).toEqual({ source: 'pin', ...pin });
  });

  test('is accepted as text, and while the geocoder is away', async () => {
    geocoder.fail('html');
    const { answer } = await create({ latitude: '45.7641', longitude: '4.8342' });
    expect([answer.status, answer.body.locationSource]).toEqual([201, 'pin']);
  });

  test.each([
    ['in the sea', { latitude: 46.5, longitude: -2.15 }, 'Ce point est en mer ou hors de France.'],
    ['far from its commune', { latitude: 48.39, longitude: -4.486 }, 'Ce point est à plus de 50\u00a0km'],
    ['half given', { latitude: 46.5 }, 'La latitude et la longitude vont ensemble.'],
    ['beyond the pole', { latitude: 91, longitude: 4 }, 'La latitude doit être un nombre entre -90 et 90.'],
    ['not a number', { latitude: 'nord', longitude: 4 }, 'La latitude doit être un nombre'],
  ])('%s is refused with a sentence, and nothing is stored', async (_case, point, sentence) => {
    const sables = { address: '1 quai du Port', postalCode: '85100', city: "Les Sables-d'Olonne" };
    const { owner, answer } = await create({ ...sables, ...point });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(sentence);
    expect(Object.keys(answer.body.errors)).toEqual(['latitude']);
    expect(await setup.count('laundromats', 'user_id = $1', owner.id)).toBe(0);
  });

  test('is kept when a corrected address lies beside it', async () => {
    const door = await doorOf({ ...lyon, address: '14 rue Mercière' });
    const beside = { latitude: door.latitude + 0.0005, longitude: door.longitude };
    const { owner, id } = await create(beside);
    await patch(owner, id, { address: '14 rue Mercière' });
    expect(await stored(id)).toEqual({ source: 'pin', ...beside });
  });

  test('gives way to another address, unless it is stated again', async () => {
    const moved = { address: '5 avenue Victor Hugo', postalCode: '59000', city: 'Lille' };
    const { owner, id } = await create(pin);
    await patch(owner, id, moved);
    const door = await doorOf(moved);
    expect(await stored(id)).toEqual(door);

    const again = { latitude: door.latitude + 0.01, longitude: door.longitude };
    await patch(owner, id, again);
    await patch(owner, id, { address: '6 place Voltaire', ...again });
    expect(await stored(id)).toEqual({ source: 'pin', ...again });
  });

  test('is not moved by another spelling of the address', async () => {
    const { owner, id } = await create(pin);
    geocoder.fail('down');
    await patch(owner, id, { address: '12, Rue MERCIERE' });
    expect(await stored(id)).toEqual({ source: 'pin', ...pin });
  });

  test('is removed by null, which does not touch a geocoded address', async () => {
    const { owner, id } = await create(pin);
    await patch(owner, id, { latitude: null, longitude: null });
    const door = await doorOf(lyon);
    expect(await stored(id)).toEqual(door);
    geocoder.fail('down');
    await patch(owner, id, { latitude: null, longitude: null, phone: '04 78 00 00 00' });
    expect(await stored(id)).toEqual(door);
  });
});

describe('/api/places', () => {
  const get = (path: string) => setup.send(visitor, 'get', `/api/places/${path}`, app);

  test('suggests addresses that continue a text', async () => {
    const answer = await get('suggestions?q=12 rue merc lyon');
    expect(answer.body[0]).toMatchObject({ address: '12 Rue Mercière', city: 'Lyon' });
  });

  test('suggests quarters and stations only where they are requested', async () => {
    const answer = await get('suggestions?q=croix rousse&of=places');
    expect(answer.body[0]).toMatchObject({ address: 'La Croix-Rousse', postalCode: '69004', city: 'Lyon' });
    expect((await get('suggestions?q=croix rousse')).body).toEqual([]);
  });

  test('finds the address of a point', async () => {
    const { latitude, longitude } = await doorOf(lyon);
    const answer = await get(`reverse?latitude=${latitude}&longitude=${longitude}`);
    expect(answer.body).toMatchObject({ address: '12 Rue Mercière', city: 'Lyon' });
    expect(answer.body.distance).toBeLessThan(5);
  });

  test('knows no address in the sea', async () => {
    const answer = await get('reverse?latitude=46.5&longitude=-2.15');
    expect([answer.status, answer.body.code]).toEqual([404, 'placeNotFound']);
  });

  test('falls back to the commune while the geocoder is away', async () => {
    geocoder.fail('html');
    expect(await doorOf(lyon)).toMatchObject({ source: 'commune' });
    const answer = await get('suggestions?q=12 rue merc lyon');
    expect([answer.status, answer.body.code]).toEqual([503, 'geocoderUnavailable']);
  });

  test('names the tiles of the map', async () => {
    expect((await get('map')).body).toEqual({
      url: '/tiles/{z}/{x}/{y}.png',
      attribution: '© IGN',
      maxZoom: 19,
      storable: false,
    });
  });
});

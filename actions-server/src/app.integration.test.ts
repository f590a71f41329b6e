import type pg from 'pg';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscriptionPlan, subscriptionPlanList } from '#contract/billing/billing.ts';
import {
  laundromatDetail,
  laundromatList,
  laundromatSummary,
  service,
  serviceList,
} from '#contract/laundromat/laundromats.ts';
import {
  createTestDatabase,
  startTestEngine,
  type TestDatabase,
  type TestEngine,
} from '../../local-stack/testing/test-database.ts';
import { drying, washing } from '../testing/server-setup.ts';
import { testEnv } from '../testing/test-env.ts';
import { createApp } from './app.ts';

let database: TestDatabase;
let engine: TestEngine;
let sql: pg.Client;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  database = await createTestDatabase();
  engine = await startTestEngine(database.url);
  sql = await database.connect();
  app = createApp(
    testEnv({
      HASURA_URL: engine.url,
      HASURA_ADMIN_SECRET: engine.adminSecret,
      DATABASE_URL: database.serverUrl,
    }),
  );
  await addLaundromats();
});

afterAll(async () => {
  await engine?.close();
  await database?.drop();
});

const ids: Record<string, string> = {};

async function addLaundromat(
  name: string,
  city: string,
  postalCode: string,
  lat: number,
  lng: number,
  active = true,
) {
  const { rows } = await sql.query<{ id: string }>(
    `insert into laundromats (name, address, city, postal_code, latitude, longitude, price_from, is_active)
     values ($1, '1 rue de la Gare', $2, $3, $4, $5, 4.5, $6) returning id`,
    [name, city, postalCode, lat, lng, active],
  );
  ids[name] = rows[0]!.id;
}

async function addLaundromats() {
  await addLaundromat('Laverie Bellecour', 'Lyon', '69002', 45.7578, 4.832);
  await addLaundromat('Laverie Gratte-Ciel', 'Villeurbanne', '69100', 45.7683, 4.8796);
  await addLaundromat('Laverie Fermée', 'Lyon', '69003', 45.76, 4.85, false);
  await addLaundromat('Laverie Jean-Jaurès', 'Saint-Étienne', '42000', 45.4397, 4.3872);
  const bellecour = ids['Laverie Bellecour'];
  await sql.query('insert into laundromat_services values ($1, $2), ($1, $3)', [bellecour, drying, washing]);
  await sql.query(
    `insert into photos (laundromat_id, url, alt, is_primary, position) values
       ($1, '/photos/b.webp', 'Les séchoirs', false, 1), ($1, '/photos/a.webp', 'La salle', true, 0)`,
    [bellecour],
  );
  await sql.query(
    `insert into reviews (laundromat_id, author_name, rating, comment, created_at) values
       ($1, 'Anna', 4, 'Propre', '2024-01-01T10:00:00Z'), ($1, 'Bruno', 5, 'Parfait', '2024-02-01T10:00:00Z')`,
    [bellecour],
  );
}

const names = (body: { name: string }[]) => body.map(({ name }) => name);

test('a list entry has exactly the promised fields', async () => {
  const answer = await request(app).get('/api/laundromats?city=Lyon&maxDistance=5');
  expect(answer.status).toBe(200);
  expect(laundromatList.parse(answer.body)).toEqual(answer.body);
  const bellecour = answer.body.find(({ name }: { name: string }) => name === 'Laverie Bellecour');
  expect(Object.keys(bellecour).sort()).toEqual(Object.keys(laundromatSummary.shape).sort());
  expect(bellecour).toMatchObject({
    latitude: '45.75780000',
    priceFrom: '4.50',
    averageRating: 4.5,
    reviewCount: 2,
    distanceKm: expect.any(Number),
    services: [{ name: 'Lave-linge' }, { name: 'Sèche-linge' }],
    photos: [{ url: '/photos/a.webp', isPrimary: true, order: 0 }, { url: '/photos/b.webp' }],
  });
});

test('a radius around a city reaches into the next one and never to an unpublished laundromat', async () => {
  const answer = await request(app).get('/api/laundromats?city=Lyon&maxDistance=5');
  expect(names(answer.body).sort()).toEqual(['Laverie Bellecour', 'Laverie Gratte-Ciel']);
});

test('a city without a radius ends at its border', async () => {
  const answer = await request(app).get('/api/laundromats?city=lyon');
  expect(names(answer.body)).toEqual(['Laverie Bellecour']);
  expect(answer.body[0]).not.toHaveProperty('distanceKm');
});

test('a radius is measured from the given place rather than from the city', async () => {
  const answer = await request(app).get('/api/laundromats?city=Lyon&lat=45.4397&lng=4.3872&maxDistance=1');
  expect(names(answer.body)).toEqual(['Laverie Jean-Jaurès']);
  expect(answer.body[0].distanceKm).toBeCloseTo(0, 1);
});

test('a search for services requires all of them, and accents and hyphens do not matter', async () => {
  const both = await request(app).get(`/api/laundromats?services=${washing},${drying}`);
  expect(names(both.body)).toEqual(['Laverie Bellecour']);
  const saint = await request(app).get('/api/laundromats?q=saint%20etienne');
  expect(names(saint.body)).toEqual(['Laverie Jean-Jaurès']);
});

test('a page after the last one is empty and contains the count', async () => {
  const answer = await request(app).get('/api/laundromats?page=9999&limit=2');
  expect([answer.status, answer.body, answer.headers['x-total-count']]).toEqual([200, [], '3']);
});

test('a laundromat is read by id and by slug, reviews newest first', async () => {
  const byId = await request(app).get(`/api/laundromats/${ids['Laverie Bellecour']}`);
  expect(byId.status).toBe(200);
  expect(laundromatDetail.parse(byId.body)).toEqual(byId.body);
  expect(Object.keys(byId.body).sort()).toEqual(Object.keys(laundromatDetail.shape).sort());
  expect(byId.body.reviews).toMatchObject([{ authorName: 'Bruno' }, { authorName: 'Anna' }]);

  const bySlug = await request(app).get('/api/laundromats/slug/laverie-bellecour-lyon');
  expect(bySlug.body).toEqual(byId.body);
});

test('a visitor cannot tell an unpublished laundromat from an unknown one', async () => {
  const missing = await request(app).get('/api/laundromats/00000000-0000-4000-8000-000000000000');
  const byId = await request(app).get(`/api/laundromats/${ids['Laverie Fermée']}`);
  const bySlug = await request(app).get('/api/laundromats/slug/laverie-fermee-lyon');
  expect([missing.status, byId.status, bySlug.status]).toEqual([404, 404, 404]);
  expect(byId.body).toEqual(missing.body);
  expect(bySlug.body).toEqual(missing.body);
});

const hostile = [
  "'; DROP TABLE laundromats; --",
  '<script>alert(1)</script>',
  '\u0000',
  '%_\\',
  'x'.repeat(5_000),
  '🧺',
  '-1',
];
const parameters = ['q', 'city', 'region', 'lat', 'lng', 'maxDistance', 'services', 'sort', 'page', 'limit'];

test.each(parameters)('any value of %s gives a list or a French error', async (parameter) => {
  for (const value of hostile) {
    const answer = await request(app)
      .get('/api/laundromats')
      .query({ [parameter]: value, radius: 'x' });
    expect([200, 400]).toContain(answer.status);
    if (answer.status === 400)
      expect(answer.body).toMatchObject({ code: 'invalidInput', errors: expect.anything() });
    else expect(answer.body).toBeInstanceOf(Array);
  }
});

test.each(['city=Atlantide', 'city=Atlantide&maxDistance=5', 'region=Mordor', 'lat=90&lng=0&maxDistance=10'])(
  'nothing is found under %s',
  async (query) => {
    const answer = await request(app).get(`/api/laundromats?${query}`);
    expect([answer.status, answer.body, answer.headers['x-total-count']]).toEqual([200, [], '0']);
  },
);

test('services come in their order', async () => {
  const answer = await request(app).get('/api/services');
  expect(serviceList.parse(answer.body)).toEqual(answer.body);
  expect(Object.keys(answer.body[0])).toEqual(Object.keys(service.shape));
  expect(names(answer.body).slice(0, 2)).toEqual(['Lave-linge', 'Sèche-linge']);
});

test('plans come with prices as decimal strings, the cheapest first', async () => {
  const answer = await request(app).get('/api/subscription-plans');
  expect(subscriptionPlanList.parse(answer.body)).toEqual(answer.body);
  expect(Object.keys(answer.body[0]).sort()).toEqual(Object.keys(subscriptionPlan.shape).sort());
  expect(names(answer.body)).toEqual(['Gratuit', 'Premium', 'Premium+']);
  expect(answer.body[1].price).toBe('59.00');
});

test('the list without a page exceeds the row limit of a visitor', async () => {
  await sql.query(
    `insert into laundromats (name, address, city, postal_code)
     select 'Laverie numéro ' || n, n || ' rue Haute', 'Brest', '29200' from generate_series(1, 230) n`,
  );
  const answer = await request(app).get('/api/laundromats?city=Brest');
  expect(answer.headers['x-total-count']).toBe('230');
  expect(new Set(names(answer.body)).size).toBe(230);
});

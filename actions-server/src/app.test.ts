import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { answerJson, startFakeHasura } from '../testing/fake-hasura.ts';
import { testEnv } from '../testing/test-env.ts';
import { createApp } from './app.ts';

const reads = [
  '/api/services',
  '/api/subscription-plans',
  '/api/laundromats',
  '/api/laundromats?city=Lyon&maxDistance=5',
  '/api/laundromats/slug/laverie-du-port',
  '/api/laundromats/00000000-0000-4000-8000-000000000001',
];

test.each(reads)('GET %s without Hasura is a 503 in French', async (url) => {
  const answer = await request(createApp(testEnv())).get(url);
  expect(answer.status).toBe(503);
  expect(answer.body.message).toMatch(/momentanément indisponible/);
});

test('the server works again as soon as Hasura does', async () => {
  let healthy = false;
  const fakeHasura = await startFakeHasura((response) =>
    healthy ? answerJson(response, { data: { services: [] } }) : answerJson(response, {}, 500),
  );
  onTestFinished(fakeHasura.stop);
  const app = createApp(testEnv({ HASURA_URL: fakeHasura.url }));
  expect((await request(app).get('/api/services')).status).toBe(503);
  healthy = true;
  const answer = await request(app).get('/api/services').set('x-request-id', 'proxy-id.0001');
  expect([answer.status, answer.body]).toEqual([200, []]);
  expect(fakeHasura.received.at(-1)?.headers['x-request-id']).toBe('proxy-id.0001');
});

test('health needs no Hasura', async () => {
  const answer = await request(createApp(testEnv())).get('/api/health');
  expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }]);
});

test('an unknown address under /api is a 404 in JSON', async () => {
  const answer = await request(createApp(testEnv())).get('/api/inconnu');
  expect([answer.status, answer.body]).toEqual([
    404,
    { code: 'notFound', message: "Cette adresse n'existe pas." },
  ]);
});

test.each([
  ['/api/services', 'GET, HEAD'],
  ['/api/subscription-plans', 'GET, HEAD'],
  ['/api/laundromats', 'GET, HEAD, POST'],
  ['/api/contact', 'POST'],
  ['/api/health', 'GET, HEAD'],
])('DELETE %s is a 405 that names %s', async (url, allowed) => {
  const answer = await request(createApp(testEnv())).delete(url);
  expect([answer.status, answer.headers['allow']]).toEqual([405, allowed]);
});

test.each([
  '/api/laundromats/not-a-uuid',
  "/api/laundromats/1'%20OR%20'1'='1",
  '/api/laundromats/slug/..%2f..%2fetc',
  '/api/laundromats/slug/%3Cscript%3E',
  '/api/laundromats/slug/%00',
  `/api/laundromats/slug/${'x'.repeat(5_000)}`,
])('GET %s names no laundromat and is not even looked up', async (url) => {
  const answer = await request(createApp(testEnv())).get(url);
  expect([answer.status, answer.body.code]).toEqual([404, 'laundromatNotFound']);
});

test('a refused search gives the reason per field and repeats no input', async () => {
  const answer = await request(createApp(testEnv())).get(
    '/api/laundromats?lat=95&lng=0&maxDistance=-1&sort=%3Cscript%3E&page=0',
  );
  expect(answer.status).toBe(400);
  expect(answer.body.message).toBe('Certaines informations ne sont pas valides.');
  expect(Object.keys(answer.body.errors).sort()).toEqual(['lat', 'maxDistance', 'page', 'sort']);
  expect(answer.text).not.toContain('script');
});

test('answers may be cached by the browser only, and must be revalidated', async () => {
  const answer = await request(createApp(testEnv())).get('/api/health');
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers).not.toHaveProperty('x-powered-by');
});

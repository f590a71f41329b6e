import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { answerJson, startFakeHasura } from '../../testing/fake-hasura.ts';
import { testEnv } from '../../testing/test-env.ts';
import { createApp } from '../app.ts';
import { createProcessServices } from '../services.ts';

async function serverBefore(answer: unknown) {
  const fakeHasura = await startFakeHasura((response) => answerJson(response, answer));
  onTestFinished(fakeHasura.stop);
  const services = createProcessServices();
  return { services, app: createApp(testEnv({ HASURA_URL: fakeHasura.url }), undefined, services) };
}

const services = [{ id: 'b0000000-0000-4000-8000-000000000001' }];

test('a server whose Hasura answers is ready, until it is stopping', async () => {
  const { app, services: process } = await serverBefore({ data: { services } });
  const ready = await request(app).get('/readyz');
  expect([ready.status, ready.body]).toEqual([200, { status: 'ok', parts: { actions: 'ok', engine: 'ok' } }]);

  process.readiness.isStopping = true;
  const stopping = await request(app).get('/readyz');
  expect([stopping.status, stopping.body.parts]).toEqual([503, { actions: 'stopping', engine: 'ok' }]);
});

test('a server whose Hasura refuses a public query is alive and not ready', async () => {
  const { app } = await serverBefore({ errors: [{ message: 'the metadata is inconsistent' }] });
  expect((await request(app).get('/healthz')).status).toBe(200);
  const answer = await request(app).get('/readyz');
  expect([answer.status, answer.body]).toEqual([
    503,
    { status: 'unavailable', parts: { actions: 'ok', engine: 'unavailable' } },
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('the balancer of several servers keeps one whose Hasura does not answer, until it is stopping', async () => {
  const { app, services: process } = await serverBefore({ errors: [{ message: 'unavailable' }] });
  expect((await request(app).get('/readyz?part=actions')).status).toBe(200);
  process.readiness.isStopping = true;
  expect((await request(app).get('/readyz?part=actions')).status).toBe(503);
});

test('until production has looked for demo accounts the server serves nothing, sign-in included', async () => {
  const { app, services: process } = await serverBefore({ data: { services } });
  process.readiness.isHeldBack = true;
  expect((await request(app).get('/healthz')).status).toBe(200);
  expect((await request(app).get('/readyz')).body.parts).toEqual({ actions: 'starting', engine: 'ok' });
  expect((await request(app).post('/api/auth/login').send({})).status).toBe(503);
  expect((await request(app).get('/api/health')).status).toBe(503);

  process.readiness.isHeldBack = false;
  expect((await request(app).get('/api/health')).status).toBe(200);
});

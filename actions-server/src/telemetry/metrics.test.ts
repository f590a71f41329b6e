import express from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { answerJson, startFakeHasura } from '../../testing/fake-hasura.ts';
import { measureEventBacklog } from '../hasura/event-backlog.ts';
import { createHasura } from '../hasura/hasura.ts';
import { createPayments } from '../stripe/stripe.ts';
import { createMetrics, createMetricsServer, type Metrics, requestMetrics, routeLabel } from './metrics.ts';

async function read(metrics: Metrics, path = '/metrics') {
  const server = createMetricsServer(metrics).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
}

test('a request is counted under its route and status', async () => {
  const metrics = createMetrics();
  const app = express().use(requestMetrics(metrics), (_request, response) => void response.json({}));
  await request(app).get('/api/laundromats?city=Lyon');
  const text = await (await read(metrics)).text();
  expect(text).toContain(
    'lavoir_http_request_seconds_count{method="GET",route="/api/laundromats",status="200"} 1',
  );
  expect(text).not.toContain('Lyon');
});

test.each([
  ['GET', '/api/laundromats/slug/le-lavoir', 200, '/api/laundromats/slug/{slug}'],
  ['HEAD', '/api/services', 200, '/api/services'],
  ['GET', '/api/typed-by-a-visitor', 404, '/api/*'],
  ['GET', '/photos/demo/a.webp', 200, '/photos/*'],
  ['POST', '/events/contact_received', 204, '/events/contact_received'],
  ['POST', '/events/guessed', 401, '*'],
  ['GET', '/typed-by-a-visitor', 404, '*'],
])('%s %s with %i is labelled %s', (method, path, status, label) => {
  expect(routeLabel(method, path, status)).toBe(label);
});

test('the backlog is queried at each scrape, and a missing Hasura is reported too', async () => {
  let rows: object[] | undefined = [
    { kind: 'event', name: 'review_posted', waiting: 3, failed: 1, oldestSeconds: 42.5 },
  ];
  const fakeHasura = await startFakeHasura((response) =>
    rows ? answerJson(response, { data: { event_backlog: rows } }) : answerJson(response, {}, 500),
  );
  onTestFinished(fakeHasura.stop);
  const metrics = createMetrics();
  measureEventBacklog(metrics, createHasura({ url: fakeHasura.url, adminSecret: 'secret' }));

  const busy = await (await read(metrics)).text();
  expect(busy).toContain('lavoir_events_waiting{kind="event",name="review_posted"} 3');
  expect(busy).toContain('lavoir_events_failed{kind="event",name="review_posted"} 1');
  expect(busy).toContain('lavoir_events_oldest_seconds{kind="event",name="review_posted"} 42.5');
  expect(busy).toContain('lavoir_hasura_up 1');
  rows = undefined;
  const silent = await (await read(metrics)).text();
  expect(silent).toContain('lavoir_hasura_up 0');
  expect(silent).not.toContain('review_posted');
});

test('the port of the metrics serves nothing else', async () => {
  expect((await read(createMetrics(), '/api/health')).status).toBe(404);
});

test('requests to Stripe are counted by how they end', async () => {
  const statuses = [200, 402, 500];
  const stripe = createServer((_request, response) => answerJson(response, {}, statuses.shift()));
  onTestFinished(() => void stripe.close());
  await once(stripe.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`;
  const metrics = createMetrics();
  const settings = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_URL: url, STRIPE_WEBHOOK_SECRETS: [] };
  const client = createPayments(settings, metrics).stripe();
  for (let times = 3; times > 0; times -= 1)
    await client.balance.retrieve({}, { maxNetworkRetries: 0 }).catch(() => undefined);
  const text = await (await read(metrics)).text();
  for (const [outcome, times] of Object.entries({ sent: 3, answered: 1, refused: 1, failed: 1 }))
    expect(text).toContain(`lavoir_stripe_requests_total{outcome="${outcome}"} ${times}`);
});

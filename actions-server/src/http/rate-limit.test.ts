import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { errorAnswer } from './error-answer.ts';
import { createRateLimits, type RateLimitRule } from './rate-limit.ts';
import { createSharedCounts } from './shared-counts.ts';

function limited(rule: RateLimitRule, factor = 1) {
  const counts = createSharedCounts({ count: () => Promise.reject(new Error('down')), secret: 'secret' });
  const app = express();
  app.set('trust proxy', 1);
  app.use(express.json(), createRateLimits(factor, counts)('rule', rule));
  app.use((incoming, response) => void response.status(incoming.body?.status ?? 200).json({}));
  app.use(errorAnswer);
  return (body: object = {}, from = '198.51.100.1') =>
    request(app).post('/').set('X-Forwarded-For', from).send(body);
}

test('one request too many is a 429 in French with a Retry-After', async () => {
  const send = limited({ times: 2, minutes: 5, per: 'ip' });
  await send();
  expect((await send()).status).toBe(200);
  const answer = await send();
  expect([answer.status, answer.body]).toEqual([
    429,
    { code: 'tooManyRequests', message: 'Trop de tentatives. Veuillez patienter avant de réessayer.' },
  ]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(290);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(300);
});

test('addresses are counted apart, and the whole network of an IPv6 customer as one', async () => {
  const send = limited({ times: 1, minutes: 5, per: 'ip' });
  expect((await send({}, '198.51.100.1')).status).toBe(200);
  expect((await send({}, '198.51.100.2')).status).toBe(200);
  expect((await send({}, '2001:db8:1:1::1')).status).toBe(200);
  expect((await send({}, '2001:db8:1:1::2')).status).toBe(429);
  expect((await send({}, '2001:db8:1:ffff::1')).status).toBe(429);
  expect((await send({}, '2001:db8:2::1')).status).toBe(200);
});

test('an address written by the visitor does not count, only the one the gateway wrote', async () => {
  const send = limited({ times: 1, minutes: 5, per: 'ip' });
  expect((await send({}, '203.0.113.1, 198.51.100.1')).status).toBe(200);
  expect((await send({}, '203.0.113.2, 198.51.100.1')).status).toBe(429);
});

test('a key of the request is counted wherever it comes from, and a request without one is not', async () => {
  const send = limited({ times: 1, minutes: 5, per: (incoming) => incoming.body.account });
  expect((await send({ account: 'a' }, '198.51.100.1')).status).toBe(200);
  expect((await send({ account: 'a' }, '198.51.100.2')).status).toBe(429);
  expect((await send({ account: 'b' })).status).toBe(200);
  for (let n = 0; n < 3; n += 1) expect((await send()).status).toBe(200);
});

test('where only failures count, successes and server faults do not', async () => {
  const send = limited({ times: 1, minutes: 5, per: 'ip', failuresOnly: true });
  for (const status of [200, 503, 200]) expect((await send({ status })).status).toBe(status);
  expect((await send({ status: 401 })).status).toBe(401);
  expect((await send()).status).toBe(429);
});

test('where only successes count, failures and server faults do not', async () => {
  const send = limited({ times: 1, minutes: 5, per: 'ip', successesOnly: true });
  for (const status of [400, 503, 404]) expect((await send({ status })).status).toBe(status);
  expect((await send({ status: 201 })).status).toBe(201);
  expect((await send()).status).toBe(429);
});

test('the factor multiplies a limit', async () => {
  const send = limited({ times: 1, minutes: 5, per: 'ip' }, 3);
  for (let n = 0; n < 3; n += 1) expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
});

import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpServer, type ServerSetup } from '../testing/server-setup.ts';
import { countRequests } from './http/count-requests.ts';
import { errorAnswer } from './http/error-answer.ts';
import { createRateLimits, type RateLimitRule } from './http/rate-limit.ts';
import { createSharedCounts } from './http/shared-counts.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

function server(name: string, rule: RateLimitRule) {
  const counts = createSharedCounts({
    count: (requests) => countRequests(setup.db, requests),
    secret: 'secret',
    timeoutMs: 30_000,
  });
  const app = express();
  app.use(express.json(), createRateLimits(1, counts)(name, rule));
  app.use((incoming, response) => void response.status(incoming.body.status).json({}));
  app.use(errorAnswer);
  return (status = 200) => request(app).post('/').send({ status });
}

type Send = ReturnType<typeof server>;
const passed = (answers: { status: number }[]) => answers.filter(({ status }) => status !== 429).length;

test('a burst on two servers at once does not pass a small limit', async () => {
  const servers = [1, 2].map(() => server('burst', { times: 5, minutes: 5, per: 'ip' }));
  const answers = await Promise.all(servers.flatMap((send) => Array.from({ length: 8 }, () => send())));
  expect(passed(answers)).toBeLessThanOrEqual(5);
  expect(passed(await Promise.all(servers.map((send) => send())))).toBe(0);
});

test('failures on two servers are counted together, and successes are not', async () => {
  const rule: RateLimitRule = { times: 16, minutes: 15, per: 'ip', failuresOnly: true };
  const [one, other] = [1, 2].map(() => server('guesses', rule)) as [Send, Send];
  const answers: { status: number }[] = [];
  for (let n = 0; n < 16; n += 1)
    for (const send of [one, other]) {
      await send(200);
      answers.push(await send(401));
    }
  expect(passed(answers)).toBeGreaterThanOrEqual(16);
  expect(passed(answers)).toBeLessThanOrEqual(18);
});

test('a server that never saw a sender refuses it with the time that is left by the clock of the database', async () => {
  const rule: RateLimitRule = { times: 3, minutes: 5, per: 'ip' };
  const [one, other] = [1, 2].map(() => server('late', rule)) as [Send, Send];
  for (let n = 0; n < 3; n += 1) await one();
  await setup.sql.query(`update rate_limits set ends_at = now() + interval '100 seconds'`);
  const answer = await other();
  expect([answer.status, answer.body]).toEqual([
    429,
    { code: 'tooManyRequests', message: 'Trop de tentatives. Veuillez patienter avant de réessayer.' },
  ]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(30);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(100);
});

test('a window ends by the clock of the database, and windows that have ended are deleted', async () => {
  const count = (key: string, added: number, forMs: number) => countRequests(setup.db, { key, added, forMs });
  await setup.sql.query('delete from rate_limits');
  expect(await count('a', 3, 60_000)).toMatchObject({ hits: 3, leftMs: 60_000 });
  await setup.sql.query(`update rate_limits set ends_at = now() + interval '10 seconds'`);
  const again = await count('a', -5, 60_000);
  expect(again.hits).toBe(0);
  expect(again.leftMs).toBeLessThanOrEqual(10_000);
  await setup.sql.query(`update rate_limits set ends_at = now() - interval '1 second'`);
  expect(await count('b', 1, 60_000)).toMatchObject({ hits: 1 });
  expect(await setup.count('rate_limits', 'true')).toBe(1);
  expect(await count('a', 2, 60_000)).toMatchObject({ hits: 2, leftMs: 60_000 });
});

test('concurrent counts of one key are all added', async () => {
  const requests = { key: 'c', added: 1, forMs: 60_000 };
  await Promise.all(Array.from({ length: 30 }, () => countRequests(setup.db, requests)));
  expect(await setup.count('rate_limits', `key = 'c' and hits = 30`)).toBe(1);
});

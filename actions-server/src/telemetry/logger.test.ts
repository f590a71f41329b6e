import express from 'express';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import request from 'supertest';
import { expect, test } from 'vitest';
import { errorAnswer, notFound } from '../http/error-answer.ts';
import { requestLog } from './logger.ts';

function loggedApp() {
  let text = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const app = express();
  app.use(requestLog(pino({ level: 'debug' }, sink)), express.json());
  app.all('/hello', (_request, response) => void response.json({}));
  app.get('/breaks', () => {
    throw new Error('what went wrong');
  });
  app.get('/api/health', (_request, response) => void response.json({}));
  app.use(notFound, errorAnswer);
  const lines = () =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  return { app, lines, text: () => text };
}

test('a line contains method, path and status, and no user input', async () => {
  const { app, lines, text } = loggedApp();
  await request(app)
    .post('/hello?email=someone@example.org')
    .set('authorization', 'Bearer some-token')
    .set('cookie', 'session=some-cookie')
    .send({ password: 'hunter2' });

  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toMatchObject({
    level: 30,
    req: { id: expect.any(String), method: 'POST', path: '/hello' },
    res: { status: 200 },
  });
  expect(text()).not.toMatch(/someone|some-token|some-cookie|hunter2/);
});

test('refusals are warnings, failures are errors with their cause, health checks are quiet', async () => {
  const { app, lines } = loggedApp();
  await request(app).get('/nowhere');
  await request(app).get('/breaks');
  await request(app).get('/api/health');
  expect(lines().map(({ level }) => level)).toEqual([40, 50, 20]);
  expect(lines()[1].err).toMatchObject({ message: 'what went wrong', stack: expect.any(String) });
});

test('the id of an answer is the id in the log', async () => {
  const { app, lines } = loggedApp();
  const own = await request(app).get('/hello');
  const given = await request(app).get('/hello').set('x-request-id', 'proxy-id.0001');
  const forged = await request(app).get('/hello').set('x-request-id', 'a b;"level":50');

  expect(own.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(given.headers['x-request-id']).toBe('proxy-id.0001');
  expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(lines().map(({ req }) => req.id)).toEqual(
    [own, given, forged].map(({ headers }) => headers['x-request-id']),
  );
});

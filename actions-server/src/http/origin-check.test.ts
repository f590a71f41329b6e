import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { errorAnswer } from './error-answer.ts';
import { refuseCrossOrigin } from './origin-check.ts';

const app = express();
app.set('trust proxy', 1);
app.use(refuseCrossOrigin('https://lavoir.test'));
app.use((_request, response) => void response.json({}));
app.use(errorAnswer);

const methods = ['post', 'put', 'patch', 'delete'] as const;

test.each(methods)('%s from a page of the site is let through', async (method) => {
  const answer = await request(app)[method]('/').set('Origin', 'https://lavoir.test');
  expect(answer.status).toBe(200);
});

test.each(methods)('%s from a page of another origin is a 403', async (method) => {
  for (const origin of [
    'https://evil.example',
    'http://lavoir.test:8080',
    'https://lavoir.test.evil.example',
    'https://www.lavoir.test',
    'null',
    'file://',
    '',
    'https://lavoir.test, https://evil.example',
  ]) {
    const answer = await request(app)[method]('/').set('Origin', origin);
    expect([origin, answer.status]).toEqual([origin, 403]);
  }
});

test('reading and programs without an origin are let through', async () => {
  expect((await request(app).get('/').set('Origin', 'https://evil.example')).status).toBe(200);
  expect((await request(app).post('/')).status).toBe(200);
});

test('the address the request was sent to is the site as well, as forwarded by the gateway', async () => {
  const answer = await request(app)
    .post('/')
    .set('Origin', 'http://127.0.0.1:3000')
    .set('X-Forwarded-Host', '127.0.0.1:3000');
  expect(answer.status).toBe(200);
});

test('the same host under another scheme or port is another site', async () => {
  for (const origin of ['https://127.0.0.1:3000', 'http://127.0.0.1', 'http://127.0.0.1:3001']) {
    const answer = await request(app)
      .post('/')
      .set('Origin', origin)
      .set('X-Forwarded-Host', '127.0.0.1:3000');
    expect([origin, answer.status]).toEqual([origin, 403]);
  }
});

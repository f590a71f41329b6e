import express, { type Express } from 'express';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { errorCatalogue } from '#contract/http/errors.ts';
import { answerJson, startFakeHasura } from '../../testing/fake-hasura.ts';
import { testEnv } from '../../testing/test-env.ts';
import { createApp } from '../app.ts';
import { mostAtOnce, mostUploads, refuseWhenBusy } from './busy.ts';
import { errorAnswer } from './error-answer.ts';

const path = '/api/laundromats?limit=1';

async function listening(app: Express): Promise<string> {
  const server = app.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function upload(url: string) {
  const body = new FormData();
  body.append('photo', new Blob(['not an image']));
  return fetch(url, { method: 'POST', body });
}

async function serverBeforeSlowHasura() {
  const held: ServerResponse[] = [];
  let isSlow = true;
  const answer = (response: ServerResponse) => answerJson(response, { data: { search_laundromats: [] } });
  const hasura = await startFakeHasura((response) => (isSlow ? held.push(response) : answer(response)));
  onTestFinished(hasura.stop);
  const url = await listening(createApp(testEnv({ HASURA_URL: hasura.url })));
  return {
    held,
    get: (address: string) => fetch(url + address),
    upload: (address: string) => upload(url + address),
    recover() {
      isSlow = false;
      held.forEach(answer);
    },
  };
}

test('while as many requests as possible are in progress the next one is refused at once, and afterwards all is well', async () => {
  const { held, get, upload, recover } = await serverBeforeSlowHasura();
  const slow = Array.from({ length: mostAtOnce }, () => get(path));
  await expect.poll(() => held.length).toBe(mostAtOnce);

  const refused = await get(path);
  expect(held).toHaveLength(mostAtOnce);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toEqual({ code: 'unavailable', message: errorCatalogue.unavailable.message });
  expect((await get('/api/health')).status).toBe(200);
  expect((await get('/healthz')).status).toBe(200);
  expect((await upload('/api/laundromats/1/photos')).status).toBe(401);
  expect((await upload('/api/laundromats')).status).toBe(503);

  recover();
  for (const answer of await Promise.all(slow)) expect(answer.status).toBe(200);
  expect((await get(path)).status).toBe(200);
});

test('uploads have a limit beside that of other requests, which go on', async () => {
  const held: ServerResponse[] = [];
  const app = express().use(refuseWhenBusy());
  app.get('/', (_request, response) => void response.end());
  app.post('/api/laundromats/1/photos', (_request, response) => void held.push(response));
  const url = await listening(app.use(errorAnswer));
  const slow = Array.from({ length: mostUploads }, () => upload(`${url}/api/laundromats/1/photos`));
  await expect.poll(() => held.length).toBe(mostUploads);

  expect((await upload(`${url}/api/laundromats/1/photos`)).status).toBe(503);
  expect((await fetch(url)).status).toBe(200);
  for (const response of held) response.end();
  for (const answer of await Promise.all(slow)) expect(answer.status).toBe(200);
});

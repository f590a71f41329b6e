import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { errorCatalogue } from '#contract/http/errors.ts';
import { answerJson, startFakeHasura } from '../../testing/fake-hasura.ts';
import { testEnv } from '../../testing/test-env.ts';
import { createApp } from '../app.ts';
import { mostAtOnce } from './busy.ts';

const path = '/api/laundromats?limit=1';

async function serverBeforeSlowHasura() {
  const held: ServerResponse[] = [];
  let isSlow = true;
  const answer = (response: ServerResponse) => answerJson(response, { data: { search_laundromats: [] } });
  const hasura = await startFakeHasura((response) => (isSlow ? held.push(response) : answer(response)));
  onTestFinished(hasura.stop);
  const server = createApp(testEnv({ HASURA_URL: hasura.url })).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    held,
    get: (address: string) => fetch(url + address),
    upload(address: string) {
      const body = new FormData();
      body.append('photo', new Blob(['not an image']));
      return fetch(url + address, { method: 'POST', body });
    },
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

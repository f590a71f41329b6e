import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadEndpoints } from '#contract/http/endpoints.ts';
import { photoMaxBytes } from '#contract/laundromat/laundromat.ts';
import { freePort } from '../../local-stack/free-port.ts';
import { caddyOptions } from './testing/caddy.ts';
import { startChild, type Child } from './testing/child.ts';
import { waitFor } from './wait.ts';

let folder: string;
let url: string;
let caddy: Child;
let address: string | string[] | undefined;
const upstream = createServer((request, response) => {
  let bytes = 0;
  address = request.headers['x-forwarded-for'];
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  request.on('end', () => response.end(JSON.stringify({ bytes })));
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lavoir-caddy-'));
  await once(upstream.listen(0, '127.0.0.1'), 'listening');
  const upstreamUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const port = await freePort();
  url = `http://localhost:${port}`;
  const { args, env } = await caddyOptions({
    port,
    engineUrl: upstreamUrl,
    actionsUrl: upstreamUrl,
    appDirectory: folder,
    folder,
  });
  const trusted = { TRUSTED_PROXIES: '127.0.0.2/32' };
  caddy = startChild(process.env.CADDY_PATH ?? 'caddy', args, { env: { ...env, ...trusted } });
  await waitFor('Caddy', async () => (await fetch(`${url}/healthz`)).ok).catch((error) => {
    throw new Error(`${error}\n${caddy.output().slice(-2000)}`);
  });
});
afterAll(async () => {
  await caddy?.stop();
  upstream.close();
  await rm(folder, { recursive: true, force: true });
});

test.each(uploadEndpoints.map(({ path }) => path))('a photo of 5 MB passes to %s', async (endpoint) => {
  const form = new FormData();
  form.append('photos', new Blob([new Uint8Array(photoMaxBytes)], { type: 'image/jpeg' }), 'photo.jpg');
  const answer = await fetch(url + endpoint.replaceAll(/\{\w+\}/g, 'a-1'), { method: 'POST', body: form });
  expect(answer.status).toBe(200);
  expect(((await answer.json()) as { bytes: number }).bytes).toBeGreaterThan(photoMaxBytes);
});

const graphql = (body: string) => fetch(`${url}/v1/graphql`, { method: 'POST', body });

test('a query passes whole, and one of more than 256 kB does not', async () => {
  const query = JSON.stringify({ query: '{ é [1] }' });
  expect(await (await graphql(query)).json()).toEqual({ bytes: Buffer.byteLength(query) });
  expect((await graphql(`{${' '.repeat(300_000)}`)).ok).toBe(false);
});

test.each([
  ['GET', {}],
  ['GET', { connection: 'upgrade', upgrade: 'websocket' }],
  ['PUT', {}],
])('%s %o reaches no Hasura', async (method, headers) => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    request(`${url}/v1/graphql`, { method, headers }, ({ statusCode }) => resolve(statusCode))
      .once('error', reject)
      .end();
  });
  expect(status).toBe(405);
});

test.each(['[{"query":"{a}"}]', ' \n\t[{"query":"{a}"}]', '\uFEFF[]', '['])(
  'a batch of queries is refused: %j',
  async (body) => {
    const answer = await graphql(body);
    expect([answer.status, await answer.json()]).toEqual([400, { message: expect.any(String) }]);
  },
);

test.each([
  ['127.0.0.2', '/api/contact', '203.0.113.7'],
  ['127.0.0.2', '/v1/graphql', '2001:db8::7'],
  ['127.0.0.3', '/api/contact', '127.0.0.3'],
])('from %s to %s, limits count by the address %s', async (localAddress, path, expected) => {
  const headers = { host: new URL(url).host, 'x-forwarded-for': `198.51.100.1, ${expected}` };
  const target = { host: '127.0.0.1', port: new URL(url).port, path, method: 'POST', localAddress, headers };
  const [answer] = await once(request(target).end('{}'), 'response');
  answer.resume();
  expect([answer.statusCode, address]).toEqual([200, expected]);
});

test.each([['/faq'], ['/assets/index-gone.js']])(
  'a program that asks for %s leaves no 404 in a cache',
  async (path) => {
    const answer = await fetch(url + path, { headers: { accept: 'application/json' } });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);

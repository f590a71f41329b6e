import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startGateway, type Gateway, type GatewayOptions } from './gateway.ts';

let folder: string;
let engine: Server;
let actions: Server;
let received: { url?: string; headers: IncomingHttpHeaders; body: string }[];
let gateway: Gateway;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lavoir-gateway-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Lavoir</title>');
  await writeFile(path.join(folder, 'sw.js'), 'self');
  await writeFile(path.join(folder, 'assets', 'index-abc123.js'), 'export {}');
  await writeFile(path.join(folder, 'assets', 'index-abc123.js.gz'), gzipSync('export {}'));
  received = [];
  engine = await upstream('engine');
  actions = await upstream('actions');
  gateway = await start({});
});

afterEach(async () => {
  await gateway.close();
  engine.close();
  actions.close();
  await rm(folder, { recursive: true, force: true });
});

async function upstream(name: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    received.push({ url: request.url, headers: request.headers, body: await text(request) });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

const address = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function start(options: Partial<GatewayOptions>): Promise<Gateway> {
  return startGateway({
    port: 0,
    engineUrl: address(engine),
    actionsUrl: address(actions),
    appDirectory: folder,
    probes: {},
    ...options,
  });
}

test('x-hasura headers and forged addresses are removed', async () => {
  await fetch(`${gateway.url}/v1/graphql`, {
    method: 'POST',
    headers: {
      'X-Hasura-Admin-Secret': 'guess',
      'x-hasura-role': 'admin',
      'x-hasura-user-id': '1',
      'X-Hasura-Acting-Admin-Id': '1',
      'x-forwarded-for': '8.8.8.8',
      'x-request-id': 'kept',
    },
    body: '{}',
  });
  const headers = received[0]?.headers ?? {};
  expect(Object.keys(headers).filter((name) => name.startsWith('x-hasura-'))).toEqual([]);
  expect(headers['x-forwarded-for']).not.toContain('8.8.8.8');
  expect(headers['x-request-id']).toBe('kept');
});

test('public paths are forwarded to the actions server with their query', async () => {
  const answer = await fetch(`${gateway.url}/api/laundromats?city=Lyon&maxDistance=5`);
  expect(await answer.json()).toEqual({ name: 'actions' });
  expect(received[0]?.url).toBe('/api/laundromats?city=Lyon&maxDistance=5');
});

test('a private path is not found, even as a navigation', async () => {
  const answer = await fetch(`${gateway.url}/v1/metadata`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(404);
  expect(received).toEqual([]);
});

test.each([
  ['/laverie//le-lavoir', 404],
  ['//photos/a.webp', 404],
  ['/photos/%2F%2Fa.webp', 404],
  ['/'.repeat(15_000), 414],
  [`/api/${'a'.repeat(2048)}`, 414],
])('a path with empty parts or of more than 2 kB reaches no server: %s', async (path, status) => {
  const answer = await fetch(gateway.url + path, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(status);
  expect(received).toEqual([]);
});

test('a path of 2 kB with a longer query is served', async () => {
  const path = `/api/${'a'.repeat(2043)}`;
  expect((await fetch(`${gateway.url}${path}?q=${'a//'.repeat(1000)}`)).status).toBe(200);
});

test('without a database GraphQL returns a retryable 503, and other paths are forwarded', async () => {
  await gateway.close();
  gateway = await start({ isDatabaseUp: () => false });
  const answer = await fetch(`${gateway.url}/v1/graphql`, { method: 'POST', body: '{}' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toEqual({ message: expect.stringContaining('momentanément indisponible') });
  expect((await fetch(`${gateway.url}/api/services`)).status).toBe(200);
});

test('an unavailable server gives a 502 with a French message', async () => {
  actions.close();
  const answer = await fetch(`${gateway.url}/api/services`);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ message: expect.stringContaining('momentanément indisponible') });
});

test('a navigation gets the page of the actions server with its status', async () => {
  await gateway.close();
  const pages = createServer((request, response) => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', etag: '"e"' });
    response.end(`page of ${request.url}`);
  });
  await once(pages.listen(0, '127.0.0.1'), 'listening');
  gateway = await start({ actionsUrl: address(pages) });
  const asPage = { headers: { accept: 'text/html' } };
  const answer = await fetch(`${gateway.url}/laverie/inconnue?x=1`, asPage);
  expect([answer.status, answer.headers.get('etag')]).toEqual([404, '"e"']);
  expect(await answer.text()).toBe('page of /pages/laverie/inconnue?x=1');
  expect(await (await fetch(gateway.url, asPage)).text()).toBe('page of /pages/');
  const asProgram = await fetch(`${gateway.url}/faq`, { headers: { accept: '*/*' } });
  expect(await asProgram.text()).toBe('page of /pages/faq');
  const undecodable = await fetch(`${gateway.url}/laverie/100%`, asPage);
  expect(await undecodable.text()).toBe('page of /pages/laverie/100%');
  // /index.html must still serve the plain file, which the service worker caches for every page.
  expect(await (await fetch(`${gateway.url}/index.html`, asPage)).text()).toContain('<title>Lavoir</title>');
  const closed = once(pages, 'close');
  pages.close();
  pages.closeAllConnections();
  await closed;
  expect(await (await fetch(`${gateway.url}/faq`, asPage)).text()).toContain('<title>Lavoir</title>');
});

test('a page passes through with its encoding, its caching and its 304', async () => {
  await gateway.close();
  const received: IncomingHttpHeaders[] = [];
  const pages = createServer(({ headers }, response) => {
    received.push(headers);
    if (headers['if-none-match']) return void response.writeHead(304, { etag: 'W/"e"' }).end();
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=0, s-maxage=60',
      etag: 'W/"e"',
      vary: 'Accept-Encoding',
      'set-cookie': 'never=1',
    });
    response.end(gzipSync('rendered'));
  });
  await once(pages.listen(0, '127.0.0.1'), 'listening');
  gateway = await start({ actionsUrl: address(pages) });
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip', cookie: 'lavoir_session=x' };
  const answer = await fetch(`${gateway.url}/faq`, { headers });
  expect(await answer.text()).toBe('rendered');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=0, s-maxage=60',
    etag: 'W/"e"',
    vary: 'Accept-Encoding',
  });
  expect(answer.headers.has('set-cookie')).toBe(false);
  const again = await fetch(`${gateway.url}/faq`, { headers: { ...headers, 'if-none-match': 'W/"e"' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(received.map(({ cookie }) => cookie)).toEqual([undefined, undefined]);
  pages.close();
});

test('a moved page is a redirect, and a broken one the built app', async () => {
  await gateway.close();
  const pages = createServer(({ url }, response) => {
    const isMoved = url === '/pages/services/social';
    response.writeHead(isMoved ? 301 : 503, isMoved ? { location: '/services/social-media' } : {}).end();
  });
  await once(pages.listen(0, '127.0.0.1'), 'listening');
  gateway = await start({ actionsUrl: address(pages) });
  const navigate = (path: string) =>
    fetch(gateway.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
  const moved = await navigate('/services/social');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/services/social-media']);
  expect(await (await navigate('/faq')).text()).toContain('<title>Lavoir</title>');
  pages.close();
});

test('a navigation to any page gets the shell, which must be revalidated', async () => {
  const answer = await fetch(`${gateway.url}/laverie/le-lavoir`, { headers: { accept: 'text/html,*/*' } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<title>Lavoir</title>');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test.each([
  '/laverie/le-lavoir.',
  '/laverie/%00',
  '/laverie//le-lavoir',
  '/ancienne-page.html',
  '/v1/metadata',
])('a visitor at an address that does not exist gets the shell, which says so: %s', async (path) => {
  const answer = await fetch(gateway.url + path, { headers: { accept: 'text/html,*/*' } });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await answer.text()).toContain('<title>Lavoir</title>');
  const program = await fetch(gateway.url + path);
  expect([program.status, await program.json()]).toEqual([404, { message: 'Page introuvable' }]);
});

test('a missing file gives a 404 instead of a page', async () => {
  const answer = await fetch(`${gateway.url}/assets/gone-123.js`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(404);
});

test('hashed files are compressed and immutable; the service worker must be revalidated', async () => {
  const asset = await fetch(`${gateway.url}/assets/index-abc123.js`, {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-encoding')).toBe('gzip');
  expect(await asset.text()).toBe('export {}');
  const worker = await fetch(`${gateway.url}/sw.js`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(await worker.text()).toBe('self');
});

test('pages cannot be framed and load only their own scripts', async () => {
  const { headers } = await fetch(`${gateway.url}/`, { headers: { accept: 'text/html' } });
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('health is ok when every part answers, and otherwise names the failed part', async () => {
  await gateway.close();
  let isUp = true;
  gateway = await start({
    probes: {
      postgres: async () => undefined,
      engine: async () => {
        if (!isUp) throw new Error('down');
      },
    },
  });
  const healthy = await fetch(`${gateway.url}/healthz`);
  expect(healthy.status).toBe(200);
  expect(await healthy.json()).toEqual({ status: 'ok', parts: { postgres: 'ok', engine: 'ok' } });

  isUp = false;
  const broken = await fetch(`${gateway.url}/healthz`);
  expect(broken.status).toBe(503);
  expect(await broken.json()).toMatchObject({ parts: { postgres: 'ok', engine: 'unavailable' } });
});

const graphqlFrom = (origin: string) =>
  fetch(`${gateway.url}/v1/graphql`, { method: 'POST', headers: { origin }, body: '{}' });

test.each(['https://evil.example', 'http://localhost:1', 'null'])(
  'a page of %s cannot send GraphQL with the cookies of a visitor',
  async (origin) => {
    expect((await graphqlFrom(origin)).status).toBe(403);
    expect(received).toEqual([]);
  },
);

test('a page of this host under another scheme or port cannot send GraphQL', async () => {
  const { port } = new URL(gateway.url);
  for (const origin of [
    `https://localhost:${port}`,
    'http://localhost',
    `http://localhost:${Number(port) + 1}`,
  ])
    expect([origin, (await graphqlFrom(origin)).status]).toEqual([origin, 403]);
});

test.each(['[{"query":"{a}"}]', ' \n\t[{"query":"{a}"}]', '\uFEFF[]', '['])(
  'a batch of GraphQL reaches no server: %j',
  async (body) => {
    const answer = await fetch(`${gateway.url}/v1/graphql`, { method: 'POST', body });
    expect([answer.status, await answer.json()]).toEqual([400, { message: expect.any(String) }]);
    expect(received).toEqual([]);
  },
);

test('GraphQL of more than 256 kB reaches no server, and smaller requests arrive whole', async () => {
  const send = (body: string) => fetch(`${gateway.url}/v1/graphql`, { method: 'POST', body });
  expect((await send('x'.repeat(300_000))).status).toBe(413);
  expect(received).toEqual([]);
  expect((await send('{"query":"{ é [1] }"}')).status).toBe(200);
  expect(received.map(({ body }) => body)).toEqual(['{"query":"{ é [1] }"}']);
});

test('a page of the site can send GraphQL', async () => {
  expect((await graphqlFrom(gateway.url)).status).toBe(200);
});

test('a page of the public URL in front of the gateway can send GraphQL', async () => {
  await gateway.close();
  gateway = await start({ publicUrl: 'http://localhost:5173/' });
  expect((await graphqlFrom('http://localhost:5173')).status).toBe(200);
});

test('the sandbox is only served where it exists', async () => {
  expect((await fetch(`${gateway.url}/__sandbox/mail`)).status).toBe(404);
  const open = await start({ sandbox: (_request, response) => void response.json(['mail']) });
  const answer = await fetch(`${open.url}/__sandbox/mail`);
  await open.close();
  expect([answer.status, await answer.json()]).toEqual([200, ['mail']]);
});

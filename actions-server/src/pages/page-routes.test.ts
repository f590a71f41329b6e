import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerJson, startFakeHasura } from '../../testing/fake-hasura.ts';
import { writeFakeBuild, type FakeBuild } from '../../testing/fake-renderer.ts';
import { startPageSite } from '../../testing/page-site.ts';

let build: FakeBuild;
let site: Awaited<ReturnType<typeof startPageSite>>;

beforeEach(async () => {
  build = await writeFakeBuild();
  site = await startPageSite(build);
});
afterEach(async () => {
  await site.close();
  await build.remove();
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function page(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = new URL(site.url);
  const request = get({ host: '127.0.0.1', port, path: `/pages${address}`, headers, method, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}
const text = async (address: string) => (await page(address)).body.toString();

test('a page may be cached in front of the site, and is asked for again by browsers', async () => {
  const { status, headers, body } = await page('/directory?page=2');
  expect(status).toBe(200);
  expect(body.toString()).toContain('<title>/directory?page=2</title>');
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400',
    vary: 'Accept-Encoding',
    etag: expect.stringMatching(/^W\/".+"$/),
    'content-length': String(body.length),
  });
  expect(headers).not.toHaveProperty('set-cookie');
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('a client that accepts %s gets %s', async (accepted, encoding, decode) => {
  const { headers, body } = await page('/faq', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(decode(body).toString()).toContain('<title>/faq</title>');
});

test('a page that has not changed is a 304 without a body, in any encoding', async () => {
  const { headers } = await page('/faq', { 'accept-encoding': 'gzip' });
  const again = await page('/faq', { 'if-none-match': headers.etag ?? '', 'accept-encoding': 'br' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': headers['cache-control'] });
  expect((await page('/faq', { 'if-none-match': '"another"' })).status).toBe(200);
});

test('HEAD has the headers of the page and no body', async () => {
  const { headers } = await page('/faq');
  const head = await page('/faq', {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers).toMatchObject({ etag: headers.etag, 'content-length': headers['content-length'] });
});

test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
  const { status, headers } = await page('/faq', {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('a missing page is a 404, a moved one a redirect, whatever the spelling', async () => {
  for (const address of ['/404', '/%zz', '/laverie/%00']) expect((await page(address)).status).toBe(404);
  const moved = await page('/moved');
  expect([moved.status, moved.headers.location]).toEqual([301, '/directory']);
});

test('parameters of newsletters share one page, and other spellings of a path are redirected to it', async () => {
  const first = await text('/directory?city=Lyon&page=2');
  for (const address of [
    '/directory?page=2&utm_source=mail&city=Lyon',
    '/directory?city=Lyon&page=2&fbclid=x&q=',
  ])
    expect(await text(address)).toBe(first);
  for (const path of ['/directory/', '/Directory', '/%64irectory']) {
    const { status, headers, body } = await page(`${path}?city=Lyon`);
    expect([status, headers.location]).toEqual([301, '/directory?city=Lyon']);
    expect(body.toString()).not.toContain('<title>');
  }
});

test('no cookie changes a page', async () => {
  const first = await text('/faq');
  const { body, headers } = await page('/faq', { cookie: 'lavoir_session=x' });
  expect(body.toString()).toBe(first);
  expect(headers.vary).toBe('Accept-Encoding');
});

const expectShell = ({ status, headers, body }: Answer) => {
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body.toString()).toContain('<div id="root"></div>');
  expect(body.toString()).toContain('<noscript><meta http-equiv="refresh"');
};

test.each(['/throws', '/crashes', '/exits'])(
  'a page that %s is sent for the browser to render, and logged with the id of the request',
  async (address) => {
    expectShell(await page(address, { 'x-request-id': 'proxy-id.0001' }));
    expect(site.lines()).toContainEqual(
      expect.objectContaining({
        requestId: 'proxy-id.0001',
        path: address,
        msg: 'a page could not be rendered',
      }),
    );
    expect((await page('/faq')).status).toBe(200);
    expect(await site.metrics()).toContain('lavoir_pages_total{outcome="failed"} 1');
  },
);

test('an error of one component is logged, without parameters, and the rest of the page is served', async () => {
  const { headers } = await page('/partly', { 'x-request-id': 'proxy-id.0002' });
  expect(headers.etag).toBeDefined();
  expect(site.lines().filter(({ requestId }) => requestId)).toEqual([
    expect.objectContaining({
      requestId: 'proxy-id.0002',
      path: '/partly',
      msg: 'rendering a page: the reviews failed',
    }),
  ]);
});

test('without a renderer every page is the shell, and one line of the log says so', async () => {
  await site.close();
  site = await startPageSite(build, { PAGE_RENDERER: `${build.rendererPath}.gone` });
  for (const address of ['/', '/faq']) expectShell(await page(address));
  expect(site.lines().filter(({ msg }) => String(msg).includes('PAGE_RENDERER names no file'))).toHaveLength(
    1,
  );
});

test('without Hasura a page that was rendered before stays, and others are the shell', async () => {
  let answers = true;
  const hasura = await startFakeHasura((response) => answers && answerJson(response, {}));
  await site.close();
  site = await startPageSite(build, { HASURA_URL: hasura.url });
  const live = await page('/live/a');
  answers = false;
  expect((await page('/live/a')).body).toEqual(live.body);
  // The renderer times out first, so that the thread is not stopped.
  expectShell(await page('/live/b'));
  expect(await text('/faq')).toContain('page 2');
  expect(hasura.received.every(({ headers }) => !headers['x-hasura-admin-secret'])).toBe(true);
  await hasura.stop();
  expectShell(await page('/live/c'));
});

test('200 different searches at once are all answered, and the API does not wait for them', async () => {
  const searches = Array.from({ length: 200 }, (_, index) => page(`/?q=recherche-${index}`));
  const health = await fetch(`${site.url}/api/health`);
  expect(health.status).toBe(200);
  const answers = await Promise.all(searches);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  for (const answer of answers)
    expect(answer.body.toString()).toMatch(/<title>(Lavoir|\/\?q=recherche-\d+)</);
});

test('after a deployment no page names the files of the previous build', async () => {
  expect(await text('/faq')).toContain('first build');
  await build.write('second build');
  const later = new Date(Date.now() + 5_000);
  await utimes(build.shellPath, later, later);
  await expect.poll(() => text('/faq')).toContain('second build');
});

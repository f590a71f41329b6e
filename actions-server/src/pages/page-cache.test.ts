import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import type { SavedPage } from './saved-page.ts';

const seconds = 1_000;
const pageOf = (text: string, status = 200): SavedPage => ({
  status,
  etag: `W/"${text}"`,
  brotli: Buffer.from(text),
  gzip: Buffer.from(text),
});

/** Creates a cache whose drawings the test completes one by one. */
function cacheWithDrawings(maxBytes = 1_000_000) {
  let time = 0;
  const drawings: { address: string; done(page: SavedPage): void; fail(): void }[] = [];
  const cache = createPageCache({
    maxBytes,
    now: () => time,
    draw: (address) =>
      new Promise((resolve, reject) => {
        drawings.push({ address, done: resolve, fail: () => reject(new Error('Hasura did not answer')) });
      }),
  });
  return {
    cache,
    drawings,
    wait: (ms: number) => void (time += ms),
    find: (address: string) => cache.find(address, 'request-1'),
  };
}

/** Saves a page in the cache. */
async function save(
  { drawings, find }: ReturnType<typeof cacheWithDrawings>,
  address: string,
  page: SavedPage,
) {
  const found = find(address);
  drawings.at(-1)!.done(page);
  await found;
}

test('a page is drawn once for all who request it at the same time', async () => {
  const { drawings, find } = cacheWithDrawings();
  const found = [find('/'), find('/'), find('/')];
  expect(drawings).toHaveLength(1);
  drawings[0]!.done(pageOf('home'));
  for (const page of await Promise.all(found)) expect(page.etag).toBe('W/"home"');
});

test('a page is fresh for 30 seconds, and then served while one drawing replaces it', async () => {
  const setup = cacheWithDrawings();
  const { drawings, find, wait } = setup;
  await save(setup, '/', pageOf('old'));
  wait(30 * seconds);
  expect((await find('/')).etag).toBe('W/"old"');
  expect(drawings).toHaveLength(1);
  wait(1);
  expect((await find('/')).etag).toBe('W/"old"');
  expect((await find('/')).etag).toBe('W/"old"');
  expect(drawings).toHaveLength(2);
  drawings[1]!.done(pageOf('new'));
  await expect.poll(async () => (await find('/')).etag).toBe('W/"new"');
});

test('visitors of a page older than ten minutes wait for the new one', async () => {
  const setup = cacheWithDrawings();
  await save(setup, '/', pageOf('old'));
  setup.wait(601 * seconds);
  const found = setup.find('/');
  setup.drawings[1]!.done(pageOf('new'));
  expect((await found).etag).toBe('W/"new"');
});

test('an old page is served when no new one can be drawn, however old it is', async () => {
  const setup = cacheWithDrawings();
  await save(setup, '/', pageOf('old'));
  setup.wait(86_400 * seconds);
  const found = setup.find('/');
  setup.drawings[1]!.fail();
  expect((await found).etag).toBe('W/"old"');
});

test('a page that was never drawn fails, and is drawn again for the next request', async () => {
  const { drawings, find } = cacheWithDrawings();
  const found = find('/');
  drawings[0]!.fail();
  await expect(found).rejects.toThrow('Hasura did not answer');
  const again = find('/');
  drawings[1]!.done(pageOf('home'));
  expect((await again).etag).toBe('W/"home"');
});

test('only pages that exist and pages that do not exist are cached', async () => {
  const setup = cacheWithDrawings();
  await save(setup, '/nowhere', pageOf('missing', 404));
  await save(setup, '/admin', pageOf('moved', 301));
  expect((await setup.find('/nowhere')).status).toBe(404);
  expect(setup.drawings).toHaveLength(2);
  void setup.find('/admin');
  expect(setup.drawings).toHaveLength(3);
});

test('the pages of a changed laundromat are drawn anew, with any parameters', async () => {
  const setup = cacheWithDrawings();
  for (const address of ['/laverie/a', '/laverie/b', '/?city=Lyon'])
    await save(setup, address, pageOf(address));
  setup.cache.purge((path) => path === '/' || path === '/laverie/a');
  await setup.find('/laverie/b');
  expect(setup.drawings).toHaveLength(3);
  void setup.find('/laverie/a');
  void setup.find('/?city=Lyon');
  expect(setup.drawings.slice(3).map(({ address }) => address)).toEqual(['/laverie/a', '/?city=Lyon']);
});

test('a page that changes while it is drawn is not cached', async () => {
  const { cache, drawings, find } = cacheWithDrawings();
  const found = find('/laverie/a');
  cache.purge(() => true);
  const later = find('/laverie/a');
  drawings[0]!.done(pageOf('before the change'));
  drawings[1]!.done(pageOf('after it'));
  expect((await found).etag).toBe('W/"before the change"');
  await later;
  expect((await find('/laverie/a')).etag).toBe('W/"after it"');
});

test('ten thousand different pages stay within the bytes of the cache', async () => {
  const maxBytes = 500_000;
  const cache = createPageCache({ maxBytes, draw: async () => pageOf('x'.repeat(1_000)) });
  for (let page = 1; page <= 10_000; page += 1) await cache.find(`/directory?page=${page}`, 'crawler');
  expect(cache.bytes()).toBeLessThanOrEqual(maxBytes);
  expect(cache.bytes()).toBeGreaterThan(maxBytes / 2);
});

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

function cacheWithRenderings(maxBytes = 1_000_000) {
  let time = 0;
  const renderings: { address: string; mayBeLate: boolean; done(page: SavedPage): void; fail(): void }[] = [];
  const cache = createPageCache({
    maxBytes,
    now: () => time,
    render: (address, _requestId, mayBeLate) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('Hasura did not answer'));
        renderings.push({ address, mayBeLate, done: resolve, fail });
      }),
  });
  return {
    cache,
    renderings,
    wait: (ms: number) => void (time += ms),
    find: (address: string) => cache.find(address, 'request-1'),
  };
}

async function save(
  { renderings, find }: ReturnType<typeof cacheWithRenderings>,
  address: string,
  page: SavedPage,
) {
  const found = find(address);
  renderings.at(-1)!.done(page);
  await found;
}

test('a page is rendered once for all who request it at the same time', async () => {
  const { renderings, find } = cacheWithRenderings();
  const found = [find('/'), find('/'), find('/')];
  expect(renderings).toHaveLength(1);
  renderings[0]!.done(pageOf('home'));
  for (const page of await Promise.all(found)) expect(page.etag).toBe('W/"home"');
});

test('a page is fresh for 30 seconds, and then served while one rendering replaces it', async () => {
  const setup = cacheWithRenderings();
  const { renderings, find, wait } = setup;
  await save(setup, '/', pageOf('old'));
  wait(30 * seconds);
  expect((await find('/')).etag).toBe('W/"old"');
  expect(renderings).toHaveLength(1);
  wait(1);
  expect((await find('/')).etag).toBe('W/"old"');
  expect((await find('/')).etag).toBe('W/"old"');
  expect(renderings).toHaveLength(2);
  renderings[1]!.done(pageOf('new'));
  await expect.poll(async () => (await find('/')).etag).toBe('W/"new"');
});

test('visitors of a page older than ten minutes wait for the new one', async () => {
  const setup = cacheWithRenderings();
  await save(setup, '/', pageOf('old'));
  setup.wait(601 * seconds);
  const found = setup.find('/');
  setup.renderings[1]!.done(pageOf('new'));
  expect((await found).etag).toBe('W/"new"');
});

test('an old page is served when no new one can be rendered, however old it is', async () => {
  const setup = cacheWithRenderings();
  await save(setup, '/', pageOf('old'));
  setup.wait(86_400 * seconds);
  const found = setup.find('/');
  setup.renderings[1]!.fail();
  expect((await found).etag).toBe('W/"old"');
});

test('a page that was never rendered fails, and is rendered again for the next request', async () => {
  const { renderings, find } = cacheWithRenderings();
  const found = find('/');
  renderings[0]!.fail();
  await expect(found).rejects.toThrow('Hasura did not answer');
  const again = find('/');
  renderings[1]!.done(pageOf('home'));
  expect((await again).etag).toBe('W/"home"');
});

test('only pages that exist and pages that do not exist are cached', async () => {
  const setup = cacheWithRenderings();
  await save(setup, '/nowhere', pageOf('missing', 404));
  await save(setup, '/admin', pageOf('moved', 301));
  expect((await setup.find('/nowhere')).status).toBe(404);
  expect(setup.renderings).toHaveLength(2);
  void setup.find('/admin');
  expect(setup.renderings).toHaveLength(3);
});

test('the pages of a changed laundromat are rendered again, with any parameters', async () => {
  const setup = cacheWithRenderings();
  for (const address of ['/laverie/a', '/laverie/b', '/?city=Lyon'])
    await save(setup, address, pageOf(address));
  setup.cache.purge((path) => path === '/' || path === '/laverie/a');
  await setup.find('/laverie/b');
  expect(setup.renderings).toHaveLength(3);
  void setup.find('/laverie/a');
  void setup.find('/?city=Lyon');
  expect(setup.renderings.slice(3).map(({ address }) => address)).toEqual(['/laverie/a', '/?city=Lyon']);
});

test('a page that changes while it is rendered is not cached', async () => {
  const { cache, renderings, find } = cacheWithRenderings();
  const found = find('/laverie/a');
  cache.purge(() => true);
  const later = find('/laverie/a');
  renderings[0]!.done(pageOf('before the change'));
  renderings[1]!.done(pageOf('after it'));
  expect((await found).etag).toBe('W/"before the change"');
  await later;
  expect((await find('/laverie/a')).etag).toBe('W/"after it"');
});

test('ten thousand different pages stay within the bytes of the cache', async () => {
  const maxBytes = 500_000;
  const cache = createPageCache({ maxBytes, render: async () => pageOf('x'.repeat(1_000)) });
  for (let page = 1; page <= 10_000; page += 1) await cache.find(`/directory?page=${page}`, 'crawler');
  expect(cache.bytes()).toBeLessThanOrEqual(maxBytes);
  expect(cache.bytes()).toBeGreaterThan(maxBytes / 2);
});

test('a page must not be late for seven seconds after its purge', async () => {
  const { cache, renderings, find, wait } = cacheWithRenderings();
  cache.purge((path) => path === '/laverie/a');
  for (const address of ['/laverie/a?page=2', '/laverie/b']) void find(address);
  wait(7 * seconds);
  void find('/laverie/a');
  expect(renderings.map(({ address, mayBeLate }) => [address, mayBeLate])).toEqual([
    ['/laverie/a?page=2', false],
    ['/laverie/b', true],
    ['/laverie/a', true],
  ]);
});

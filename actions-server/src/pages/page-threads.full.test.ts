import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { scaled } from '../../../local-stack/testing/speed.ts';
import { writeFakeBuild, type FakeBuild } from '../../testing/fake-renderer.ts';
import { startPageThreads } from './page-threads.ts';

let build: FakeBuild;
let threads: ReturnType<typeof startPageThreads>;

const limits = { threads: 1, waiting: 2, waitMs: scaled(20_000), renderMs: scaled(2_000) };
const settings = () => ({
  shellPath: build.shellPath,
  origin: 'http://localhost',
  timeoutMs: 1_000,
});
const render = (address: string) =>
  threads.render({ address, requestId: 'request-1', at: '2026-11-22T12:00:00.000Z', graphqlUrl: '' });

beforeAll(async () => void (build = await writeFakeBuild()));
afterAll(() => build?.remove());
beforeEach(() => void (threads = startPageThreads(build.rendererPath, settings(), limits)));
afterEach(() => threads?.close());

test('a thread renders one page after the other', async () => {
  expect((await render('/faq')).html).toContain('<title>/faq</title><p>first build, page 1');
  expect((await render('/')).html).toContain('page 2');
});

test.each(['/throws', '/exits', '/crashes', '/hangs'])(
  'pages are rendered after one that %s',
  async (address) => {
    await expect(render(address)).rejects.toThrow();
    expect((await render('/faq')).status).toBe(200);
  },
);

test('a renderer that cannot be loaded fails every page with the reason', async () => {
  await threads.close();
  threads = startPageThreads(`${build.rendererPath}.gone`, settings(), limits);
  for (const address of ['/', '/faq'])
    await expect(render(address)).rejects.toThrow('page-renderer.mjs.gone');
});

test('a page is refused at once when too many wait', async () => {
  const first = ['/', '/faq', '/about'].map(render);
  await expect(render('/legal')).rejects.toThrow('too many pages');
  expect(await Promise.all(first)).toHaveLength(3);
});

test('a page that waited too long is not rendered any more', async () => {
  await threads.close();
  threads = startPageThreads(build.rendererPath, settings(), { ...limits, waitMs: -1 });
  await expect(render('/')).rejects.toThrow('no thread was free');
});

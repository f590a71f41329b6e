import { expect, onTestFinished, test, vi } from 'vitest';
import {
  isPage,
  isPart,
  isPhoto,
  isUsable,
  otherWidths,
  part,
  photo,
  surplus,
  usableOnly,
} from './policies.ts';

const at = (path: string) => new URL(path, 'https://lavoir.test');

test.each([
  '/',
  '/laverie/lavomatic-brest',
  '/directory?city=Brest',
  '/subscription-success?session_id=cs_1',
])('the app shell is the answer for %s', (path) => expect(isPage(at(path))).toBe(true));

test.each([
  '/api/auth/me',
  '/v1/graphql',
  '/photos/a.webp',
  '/webhooks/stripe',
  '/__sandbox/mail',
  '/healthz',
  '/sitemap.xml',
  '/donnees/laveries.csv',
  '/robots.txt',
  '/assets/index.js',
])('the app shell is never the answer for %s', (path) => expect(isPage(at(path))).toBe(false));

test('a photo is a file of this origin below /photos', () => {
  expect(isPhoto(at('/photos/a-480.webp'), 'https://lavoir.test')).toBe(true);
  expect(isPhoto(at('/icon.svg'), 'https://lavoir.test')).toBe(false);
  expect(isPhoto(new URL('https://elsewhere.test/photos/a.webp'), 'https://lavoir.test')).toBe(false);
});

test('a part of the app is a file of this origin below /assets', () => {
  expect(isPart(at('/assets/contact-page-1.js'), 'https://lavoir.test')).toBe(true);
  expect(isPart(at('/sw.js'), 'https://lavoir.test')).toBe(false);
});

test('a photo that is missing in one width is searched in the others', () => {
  expect(otherWidths('/photos/a-480.webp')).toEqual(['/photos/a-960.webp', '/photos/a.webp']);
  expect(otherWidths('/photos/a.webp')).toEqual(['/photos/a-960.webp', '/photos/a-480.webp']);
});

const photos = [1, 2, 3, 4].map((number) => ({ number, bytes: 10 }));

test.each([
  ['everything fits', { count: 4, bytes: 40 }, []],
  ['there are too many', { count: 3, bytes: 40 }, [1]],
  ['they are too heavy', { count: 4, bytes: 25 }, [1, 2]],
])('the oldest photos are evicted when %s', (_case, caps, gone) => {
  expect(surplus(photos, caps).map(({ number }) => number)).toEqual(gone);
});

const typed = (type: string) => (body: string) => new Response(body, { headers: { 'Content-Type': type } });
const [picture, script, html] = [
  typed('image/webp'),
  typed('text/javascript'),
  typed('text/html; charset=utf-8'),
];
const signIn = () => html('<h1>Wi-Fi</h1>');

test.each([
  ['/assets/page-1.js', script('1'), true],
  ['/assets/page-1.js', signIn(), false],
  ['/assets/page-1.css', script('1'), false],
  ['/assets/font-1.woff2', typed('font/woff2')(''), true],
  ['/assets/font-1.woff2', signIn(), false],
  ['/photos/a-480.webp', picture(''), true],
  ['/photos/a-480.webp', signIn(), false],
  ['/icon.svg', typed('image/svg+xml')(''), true],
  ['/manifest.webmanifest', typed('application/manifest+json')('{}'), true],
  ['/manifest.webmanifest', signIn(), false],
  ['/index.html?__WB_REVISION__=1', html('<div id="root"></div>'), true],
  ['/index.html?__WB_REVISION__=1', signIn(), false],
  ['/photos/a.webp', new Response('', { status: 404, headers: { 'Content-Type': 'image/webp' } }), false],
])('%s is cached only with the right content type', async (path, response, usable) => {
  expect(await isUsable(at(path).href, response)).toBe(usable);
});

function device(cached: Record<string, Response>, answers: (() => Response)[]) {
  onTestFinished(() => void vi.unstubAllGlobals());
  const held = new Map(Object.entries(cached).map(([path, response]) => [at(path).href, response]));
  const hrefOf = (key: string | Request) => (typeof key === 'string' ? key : key.url);
  const cache = {
    match: (key: string | Request) => Promise.resolve(held.get(hrefOf(key))?.clone()),
    put: (url: string, response: Response) => Promise.resolve(void held.set(url, response)),
    delete: (key: string | Request) => Promise.resolve(held.delete(hrefOf(key))),
    keys: () => Promise.resolve([...held.keys()].map((url) => new Request(url))),
  };
  vi.stubGlobal('caches', { match: cache.match, open: () => Promise.resolve(cache) });
  const modes: unknown[] = [];
  vi.stubGlobal('fetch', (_request: Request, init?: RequestInit) => {
    modes.push(init?.cache);
    const answer = answers.shift();
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'));
  });
  const work: Promise<void>[] = [];
  const request = (path: string) => new Request(at(path));
  return {
    held,
    modes,
    part: (path: string) => part(request(path), (done) => work.push(done)),
    photo: (path: string) => photo(at(path), request(path), (done) => work.push(done)),
    quiet: () => Promise.all(work),
  };
}

test('a sign-in page is neither cached nor shown for a script, not even from the browser’s own cache', async () => {
  const file = '/assets/page-1.js';
  const portal = device({}, [signIn, signIn, signIn, () => script('1')]);
  await expect(portal.part(file)).rejects.toThrow(TypeError);
  expect(portal.held.size).toBe(0);
  expect(await (await portal.part(file)).text()).toBe('1');
  await portal.quiet();
  expect(portal.modes).toEqual([undefined, 'reload', undefined, 'reload']);
  expect([...portal.held.keys()]).toEqual([at(file).href]);
});

test('behind a captive portal a photo is shown in another width, never the sign-in page', async () => {
  const { photo, held, quiet } = device({ '/photos/a.webp': picture('whole') }, [signIn, signIn]);
  expect(await (await photo('/photos/a-480.webp')).text()).toBe('whole');
  await quiet();
  expect([...held.keys()]).toEqual([at('/photos/a.webp').href]);
});

test('a photo that the app fetches for a favorite is stored when it is answered', async () => {
  const { photo, held } = device({}, [() => picture('photo')]);
  await photo('/photos/a.webp');
  expect([...held.keys()]).toEqual([at('/photos/a.webp').href]);
});

test('a photo that no longer exists is answered with 404 and not cached', async () => {
  const { photo, held, modes } = device({}, [() => new Response('', { status: 404 })]);
  expect((await photo('/photos/a.webp')).status).toBe(404);
  expect([held.size, modes.length]).toEqual([0, 1]);
});

test('the precache accepts only the right content type', async () => {
  const { cacheWillUpdate, fetchDidSucceed } = usableOnly;
  const file = at('/assets/page-1.js').href;
  const request = (response: Response) => ({ request: new Request(file), response }) as never;
  const good = script('1');
  expect(await cacheWillUpdate!(request(good))).toBe(good);
  expect(await cacheWillUpdate!(request(signIn()))).toBeNull();
  device({}, [() => good]);
  expect(await fetchDidSucceed!(request(signIn()))).toBe(good);
});

test.each([
  ['an answer that breaks off empties no cache', new TypeError('Failed to fetch'), []],
  [
    'on a full device photos seen in passing make room',
    new DOMException('', 'QuotaExceededError'),
    ['lavoir-photos'],
  ],
])('%s', async (_rule, failure, emptied) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const deleted: string[] = [];
  const cache = { match: () => Promise.resolve(undefined), put: () => Promise.reject(failure) };
  vi.stubGlobal('caches', {
    match: () => Promise.resolve(undefined),
    open: () => Promise.resolve(cache),
    delete: (name: string) => Promise.resolve(deleted.push(name) > 0),
  });
  vi.stubGlobal('fetch', () => Promise.resolve(picture('photo')));
  const url = at('/photos/a.webp');
  const work: Promise<void>[] = [];
  const answer = await photo(url, new Request(url), (cached) => work.push(cached));
  await Promise.all(work);
  expect(await answer.text()).toBe('photo');
  expect(work).toHaveLength(1);
  expect(deleted).toEqual(emptied);
});

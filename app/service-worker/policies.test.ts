import { expect, onTestFinished, test, vi } from 'vitest';
import { isPage, isPart, isPhoto, otherWidths, photo, surplus } from './policies.ts';

const at = (path: string) => new URL(path, 'https://lavoir.test');

test.each([
  '/',
  '/laverie/lavomatic-brest',
  '/directory?city=Brest',
  '/subscription-success?session_id=cs_1',
])('the shell shows %s', (path) => expect(isPage(at(path))).toBe(true));

test.each([
  '/api/auth/me',
  '/v1/graphql',
  '/photos/a.webp',
  '/webhooks/stripe',
  '/__sandbox/mail',
  '/healthz',
  '/sitemap.xml',
  '/robots.txt',
  '/assets/index.js',
])('the shell never stands in for %s', (path) => expect(isPage(at(path))).toBe(false));

test('a photo is ours and lies below /photos', () => {
  expect(isPhoto(at('/photos/a-480.webp'), 'https://lavoir.test')).toBe(true);
  expect(isPhoto(at('/icon.svg'), 'https://lavoir.test')).toBe(false);
  expect(isPhoto(new URL('https://elsewhere.test/photos/a.webp'), 'https://lavoir.test')).toBe(false);
});

test('a part of the app is ours and lies below /assets', () => {
  expect(isPart(at('/assets/contact-page-1.js'), 'https://lavoir.test')).toBe(true);
  expect(isPart(at('/sw.js'), 'https://lavoir.test')).toBe(false);
});

test('a photo that is not there in one width is looked for in the others', () => {
  expect(otherWidths('/photos/a-480.webp')).toEqual(['/photos/a-960.webp', '/photos/a.webp']);
  expect(otherWidths('/photos/a.webp')).toEqual(['/photos/a-960.webp', '/photos/a-480.webp']);
});

const photos = [1, 2, 3, 4].map((number) => ({ number, bytes: 10 }));

test.each([
  ['everything fits', { count: 4, bytes: 40 }, []],
  ['there are too many', { count: 3, bytes: 40 }, [1]],
  ['they are too heavy', { count: 4, bytes: 25 }, [1, 2]],
])('the oldest photos go when %s', (_case, caps, gone) => {
  expect(surplus(photos, caps).map(({ number }) => number)).toEqual(gone);
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
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('photo')));
  const url = at('/photos/a.webp');
  const work: Promise<void>[] = [];
  const answer = await photo(url, new Request(url), (kept) => work.push(kept));
  await Promise.all(work);
  expect(await answer.text()).toBe('photo');
  expect(work).toHaveLength(1);
  expect(deleted).toEqual(emptied);
});

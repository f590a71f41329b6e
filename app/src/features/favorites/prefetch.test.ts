import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SavedPage } from '#app/offline/reading/readable-offline.ts';
import { createPrefetcher } from './prefetch.ts';

let stored: string[];
let fetched: string[];
let read: string[];
let isReachable: boolean;

beforeEach(() => {
  [stored, fetched, read, isReachable] = [[], [], [], true];
  const image = new Response('', { headers: { 'Content-Type': 'image/webp' } });
  vi.stubGlobal('window', { innerWidth: 390, devicePixelRatio: 1 });
  vi.stubGlobal('caches', {
    match: (url: string) => Promise.resolve(stored.includes(url) ? image : undefined),
  });
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return Promise.resolve(image);
  });
});
afterEach(() => void vi.unstubAllGlobals());

const photosOf = (slug: string) => {
  read.push(slug);
  if (!isReachable) return Promise.reject(new TypeError('Failed to fetch'));
  return Promise.resolve([`/photos/${slug}-a.webp`, `/photos/${slug}-b.webp`]);
};
const listOf = ({ city }: { city?: unknown }) => Promise.resolve(read.push(`list of ${String(city)}`));
const pages: SavedPage[] = [
  { key: 'favorite', slugs: ['one'], photos: 'all' },
  { key: 'town', slugs: ['two'], photos: 'first', search: { city: 'Lyon' } },
  { key: 'opened', slugs: ['three'] },
];

test('favorites get all photos that are not stored yet, towns their list and the first one, opened pages only their data', async () => {
  stored = ['/photos/one-a-960.webp'];
  await createPrefetcher(() => Promise.resolve(pages), photosOf, listOf)();
  expect(read).toEqual(['one', 'list of Lyon', 'two', 'three']);
  expect(fetched).toEqual(['/photos/one-b-480.webp', '/photos/two-a-480.webp']);
});

test('a page is tried once per visit, and again after a failure or when it has changed', async () => {
  let present = pages.slice(0, 1);
  const prefetch = createPrefetcher(() => Promise.resolve(present), photosOf, listOf);
  isReachable = false;
  await prefetch();
  isReachable = true;
  await prefetch();
  await prefetch();
  expect(read).toEqual(['one', 'one']);
  present = [{ ...present[0]!, slugs: ['four'] }];
  await prefetch();
  expect(read).toEqual(['one', 'one', 'four']);
});

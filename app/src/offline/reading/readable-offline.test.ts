import { visit } from 'graphql';
import type { UseStore } from 'idb-keyval';
import { Client, fetchExchange, gql } from 'urql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CacheStorage, createCacheStorage } from '#app/graphql/cache/cache-storage.ts';
import { createDeviceCache } from '#app/graphql/cache/cache.ts';
import { laundromatQuery, newestReviews } from '#app/graphql/laundromats/laundromat-query.ts';
import { searchLaundromatsQuery } from '#app/graphql/laundromats/laundromat-summary.ts';
import { openDeviceStore } from '#app/lib/device/device-store.ts';
import { savedPage } from './opened-pages.ts';
import { type SavedPage, readableOffline } from './readable-offline.ts';

const page: Record<string, unknown> = { __typename: 'laundromats' };
visit(laundromatQuery, {
  Field: ({ alias, name, selectionSet }) => {
    page[(alias ?? name).value] = selectionSet ? [] : null;
  },
});
const photo = (id: string) => ({ __typename: 'photos', id, url: `/photos/${id}.webp`, alt: null });
const laundromat = { ...page, id: '1', slug: 'du-port', photos: [photo('a'), photo('b')] };

let databases = 0;
let storedPhotos: string[];
let isInstalled: boolean;
let name: string;

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  storedPhotos = [];
  isInstalled = true;
  name = `readable-${(databases += 1)}`;
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve(isInstalled ? { active: {} } : undefined) },
  });
  const image = new Response('', { headers: { 'Content-Type': 'image/webp' } });
  vi.stubGlobal('caches', {
    match: (url: string) => Promise.resolve(storedPhotos.includes(url) ? image : undefined),
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const openStorage = (release = 'v1') => createCacheStorage(release, openDeviceStore(name));

async function read(storage: CacheStorage) {
  const client = new Client({
    url: 'http://nowhere.test',
    preferGetMethod: false,
    exchanges: [await createDeviceCache('', storage), fetchExchange],
    fetch: (_url, init) =>
      Promise.resolve(
        Response.json({
          data: String(init?.body).includes('SearchLaundromats')
            ? { search_laundromats: [] }
            : { laundromats: [laundromat] },
        }),
      ),
  });
  const { data } = await client.query(laundromatQuery, { slug: 'du-port', reviews: newestReviews });
  expect(data?.laundromats).toHaveLength(1);
  await client.query(searchLaundromatsQuery, { args: { city: 'Brest' } });
  return client;
}

const opened: SavedPage = { key: 'opened', slugs: ['du-port'] };
const saved: SavedPage = { key: 'saved', slugs: ['du-port'], photos: 'all' };
const listed: SavedPage = { key: 'listed', slugs: ['du-port'], photos: 'first' };
const unknown: SavedPage = { key: 'unknown', slugs: ['du-port', 'ailleurs'] };
const all = [opened, saved, listed, unknown];
const readable = async (storage = openStorage()) => [...(await readableOffline(all, storage))];

test('a page can be read offline when its data is stored, a favorite when all its photos are too', async () => {
  expect(await readable()).toEqual([]);
  await read(openStorage());
  await expect.poll(() => readable()).toEqual(['opened']);
  storedPhotos = ['/photos/a-960.webp'];
  expect(await readable()).toEqual(['opened', 'listed']);
  storedPhotos.push('/photos/b-480.webp');
  expect(await readable()).toEqual(['opened', 'saved', 'listed']);
  isInstalled = false;
  expect(await readable()).toEqual([]);
});

test('a search can be read offline by its arguments at any time; one of an earlier version cannot', async () => {
  await read(openStorage());
  const search = { kind: 'search', title: 'Brest', owner: null, at: 1 } as const;
  const searches = [
    savedPage({ ...search, href: '/?city=Brest', args: { city: 'Brest', open_at: '2026-03-01T10:00' } }),
    savedPage({ ...search, href: '/?city=Lens', args: { city: 'Lens' } }),
    savedPage({ ...search, href: '/?city=Nice' }),
  ];
  await expect
    .poll(async () => [...(await readableOffline(searches, openStorage()))])
    .toEqual(['/?city=Brest']);
});

test('a page that lost one field is not promised, and whole again when it is read again', async () => {
  await read(openStorage());
  await expect.poll(() => readable()).toEqual(['opened']);
  await openStorage().write({ 'laundromats:1.phone': undefined });
  expect(await readable()).toEqual([]);
  await read(openStorage());
  await expect.poll(() => readable()).toEqual(['opened']);
});

test('a page of the version before is not promised, and whole again when it is read again', async () => {
  await read(openStorage('v1'));
  await expect.poll(() => readable()).toEqual(['opened']);
  expect(await readable(openStorage('v2'))).toEqual([]);
  await read(openStorage('v2'));
  await expect.poll(() => readable(openStorage('v2'))).toEqual(['opened']);
});

const refuse = () => Promise.reject(new DOMException('', 'UnknownError'));
test.each<[string, (store: UseStore) => UseStore]>([
  ['opened', () => refuse],
  ['read', (store) => (mode, work) => (mode === 'readonly' ? refuse() : store(mode, work))],
  ['written', (store) => (mode, work) => (mode === 'readwrite' ? refuse() : store(mode, work))],
])('a page whose database cannot be %s is shown and not promised', async (_fault, broken) => {
  const storage = createCacheStorage('v1', broken(openDeviceStore(name)));
  const client = await read(storage);
  const here = gql`
    query ($slug: String!) {
      laundromats(where: { slug: { _eq: $slug } }, limit: 1) {
        id
      }
    }
  `;
  expect(client.readQuery(here, { slug: 'du-port' }, { requestPolicy: 'cache-only' })?.data).toBeTruthy();
  expect(await readable(storage)).toEqual([]);
});

test('a page is not promised any more when the browser has deleted the database of an open page', async () => {
  await read(openStorage());
  await expect.poll(() => readable()).toEqual(['opened']);
  await new Promise((resolve) => (indexedDB.deleteDatabase(name).onsuccess = resolve));
  expect(await readable()).toEqual([]);
});

import type { Client } from 'urql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mapMaxAgeMs, storedMapOf } from '#app/map/stored-map.ts';
import { closeToast, toasts } from '#app/ui/notices/toast.ts';
import { fakeCaches } from '../../../testing/fake-caches.ts';
import { cityMaps, isUnmetered, syncCityMaps } from './city-maps.ts';
import { savedStore, saving } from './saved-store.ts';
import { listedNow, nothingSaved } from './saved.ts';

/** Of each test, because a stopped renewal is not tried again in the same visit. */
let href: string;
let cacheName: string;
const laundromat = {
  id: 'port',
  slug: 'du-port',
  photos: [],
  latitude: '45.764',
  longitude: '4.8357',
  locationSource: 'pin',
};
const matches = [{ position: 1, distanceKm: null, totalCount: 1, laundromat }];

let stored: ReturnType<typeof fakeCaches>;
let isFull: boolean;
let isStorable: boolean;
let tileRequests: number;
let isDown: boolean;
let onTile: (count: number) => void;
let queries: string[];

const client = {
  query: (_query: unknown, variables: { slug?: string }, { requestPolicy = 'cache-first' }) => {
    queries.push(`${variables.slug ?? 'list'} ${requestPolicy}`);
    if (isDown) return { toPromise: () => Promise.resolve({ error: new Error('Failed to fetch') }) };
    const data = variables.slug ? { laundromats: [laundromat] } : { search_laundromats: matches };
    return { toPromise: () => Promise.resolve({ data }) };
  },
} as unknown as Client;
const sync = () => syncCityMaps(client, () => Promise.resolve());
const city = () => savedStore.value()?.cities[0];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T10:00:00Z') });
  isDown = false;
  [isFull, isStorable, tileRequests, onTile, queries] = [false, true, 0, () => {}, []];
  href = `/?city=Lyon&test=${crypto.randomUUID()}`;
  cacheName = `lavoir-city-map:${href}`;
  closeToast();
  stored = fakeCaches({ full: () => isFull });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('navigator', { connection: { type: 'wifi' } });
  vi.stubGlobal('fetch', async (address: string, options: { signal?: AbortSignal } = {}) => {
    if (address === '/api/places/map') {
      return Response.json({
        url: '/t/{z}/{x}/{y}',
        attribution: '© IGN',
        maxZoom: 19,
        storable: isStorable,
      });
    }
    onTile((tileRequests += 1));
    await new Promise((resolve) => setTimeout(resolve));
    options.signal?.throwIfAborted();
    return new Response('tile', { headers: { 'Content-Type': 'image/png' } });
  });
  await savedStore.setPerson(null);
  await savedStore.change(() => nothingSaved);
  const args = { city: 'Lyon', page: 1, page_size: 30 };
  await saving.city({ name: 'Lyon', href, args, withMap: true, ...listedNow(matches as never) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the map of a saved town is stored once', async () => {
  await sync();
  expect(await storedMapOf(href)).not.toBeNull();
  const first = tileRequests;
  await sync();
  expect(tileRequests).toBe(first);
});

test('a stopped map leaves nothing, and the list stays', async () => {
  let stopping: Promise<void> | undefined;
  onTile = (count) => {
    if (count === 10) stopping = cityMaps.stop(href).then(sync);
  };
  await sync();
  await stopping;
  expect(stored.has(cacheName)).toBe(false);
  expect(city()).toMatchObject({ name: 'Lyon', withMap: false });
  expect(toasts.shown()).toBeNull();
});

test('a full device leaves nothing of a map and says so, and does not try again', async () => {
  onTile = (count) => (isFull = count > 10);
  await sync();
  expect(stored.has(cacheName)).toBe(false);
  expect(city()).toMatchObject({ name: 'Lyon', withMap: false });
  expect(toasts.shown()?.title).toBe("La carte de Lyon n'a pas pu être enregistrée");
  const before = tileRequests;
  await sync();
  expect(tileRequests).toBe(before);
});

test('tiles that must not be stored are not requested', async () => {
  isStorable = false;
  await sync();
  expect(tileRequests).toBe(0);
  expect(toasts.shown()?.description).toMatch(/^Ce fond de carte n'est disponible qu'en ligne/);
});

test('a removed town, or one whose account signed out, loses its map', async () => {
  await sync();
  await saving.noCity(href);
  await sync();
  expect(stored.has(cacheName)).toBe(false);
});

test('list, pages and map are renewed after a week, on Wi-Fi only', async () => {
  await sync();
  const first = tileRequests;
  vi.setSystemTime(Date.now() + mapMaxAgeMs + 1_000);
  vi.stubGlobal('navigator', { connection: { type: 'cellular' } });
  await sync();
  expect(tileRequests).toBe(first);
  vi.stubGlobal('navigator', { connection: { type: 'wifi' } });
  queries = [];
  await sync();
  expect(tileRequests).toBe(2 * first);
  expect(queries).toEqual(['list network-only', 'du-port network-only']);
  expect(city()?.savedAt).toBe(new Date().toISOString());
  expect((await storedMapOf(href))?.storedAt).toBe(Date.now());
});

test('« Mettre à jour » renews at once', async () => {
  await sync();
  queries = [];
  await cityMaps.renew(href);
  await sync();
  expect(queries).toEqual(['list network-only', 'du-port network-only']);
});

test('« Mettre à jour » whose requests fail leaves the dates of list and map, and says so', async () => {
  await sync();
  const [list, map] = [city()?.savedAt, await storedMapOf(href)];
  vi.setSystemTime(Date.now() + mapMaxAgeMs / 7);
  isDown = true;
  await cityMaps.renew(href);
  await sync();
  expect(city()?.savedAt).toBe(list);
  expect(await storedMapOf(href)).toEqual(map);
  expect(toasts.shown()?.title).toBe("Lyon\u00a0: la mise à jour n'a pas abouti");
});

test('« Mettre à jour » leaves the date of a map whose tiles are not old enough to be fetched again', async () => {
  await sync();
  const first = tileRequests;
  const map = await storedMapOf(href);
  vi.setSystemTime(Date.now() + mapMaxAgeMs / 7);
  await cityMaps.renew(href);
  await sync();
  expect(tileRequests).toBe(first);
  expect(city()?.savedAt).toBe(new Date().toISOString());
  expect(await storedMapOf(href)).toEqual(map);
});

test('« Arrêter » during a renewal leaves the former map', async () => {
  await sync();
  const former = await storedMapOf(href);
  vi.setSystemTime(Date.now() + mapMaxAgeMs + 1_000);
  const first = tileRequests;
  onTile = (count) => {
    if (count === first + 10) void cityMaps.stop(href);
  };
  await sync();
  expect(await storedMapOf(href)).toEqual(former);
  expect(city()?.withMap).toBe(true);
});

test.each([
  ['on its own', undefined],
  ['on request', "Lyon\u00a0: la mise à jour n'a pas abouti"],
])('a renewal on a full device, %s, leaves the former map', async (_when, title) => {
  await sync();
  const former = await storedMapOf(href);
  vi.setSystemTime(Date.now() + mapMaxAgeMs + 1_000);
  const first = tileRequests;
  onTile = (count) => (isFull = count > first + 10);
  if (title) await cityMaps.renew(href);
  await sync();
  expect(await storedMapOf(href)).toEqual(former);
  expect(city()?.withMap).toBe(true);
  expect(toasts.shown()?.title).toBe(title);
  const before = tileRequests;
  await sync();
  expect(tileRequests).toBe(before);
});

test.each([
  [{ type: 'wifi' }, true],
  [{ type: 'wifi', saveData: true }, false],
  [{ type: 'cellular', effectiveType: '4g' }, false],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, false],
  [undefined, false],
])('a connection %o is unmetered: %s', (network, expected) => {
  vi.stubGlobal('navigator', { connection: network });
  expect(isUnmetered()).toBe(expected);
});

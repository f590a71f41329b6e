import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../../testing/fake-caches.ts';
import { mostMapBytes, tilesOfCity } from './city-tiles.ts';
import {
  deleteCityMap,
  deleteOtherMaps,
  mapMaxAgeMs,
  storeCityMap,
  storedMapOf,
  storedTiles,
} from './stored-map.ts';

const tiles = { url: 'https://tiles.test/{z}/{x}/{y}', attribution: '© IGN', maxZoom: 19, storable: true };
const laundromats = [
  { latitude: 45.764, longitude: 4.8357 },
  { latitude: 45.75, longitude: 4.85 },
];
const { addresses, wholeZoom } = tilesOfCity(tiles.url, laundromats);
const image = (bytes = 1_000) =>
  new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/png' } });

let stored: ReturnType<typeof fakeCaches>;
let isFull: boolean;
let fetched: string[];
let answer: (address: string, count: number) => Response | Error;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T10:00:00Z') });
  [isFull, fetched, answer] = [false, [], () => image()];
  stored = fakeCaches({ full: () => isFull });
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    fetched.push(address);
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) throw signal.reason;
    const given = answer(address, fetched.length);
    if (given instanceof Error) throw given;
    return given;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const store = (signal = new AbortController().signal, onProgress = () => {}) =>
  storeCityMap('/?city=Lyon', tiles, laundromats, { signal, onProgress });
const cacheNames = () => [...stored.keys()];

test('a stored map has every tile, its size, its day, and what a page needs to show it', async () => {
  await store();
  expect(fetched.toSorted()).toEqual(addresses.toSorted());
  expect(await storedMapOf('/?city=Lyon')).toMatchObject({
    storedAt: Date.now(),
    bytes: addresses.length * 1_000,
  });
  expect(await storedTiles()).toEqual({ ...tiles, wholeZoom });
  expect(cacheNames()).toEqual(['lavoir-city-map:/?city=Lyon']);
});

test('the service of the tiles never gets more than four requests at once', async () => {
  let open = 0;
  let most = 0;
  vi.stubGlobal('fetch', async () => {
    most = Math.max(most, (open += 1));
    await new Promise((resolve) => setTimeout(resolve));
    open -= 1;
    return image();
  });
  await store();
  expect(most).toBe(4);
});

test('a map that is interrupted five times continues each time, and is promised only when it is complete', async () => {
  let answers = 0;
  const part = Math.ceil(addresses.length / 6);
  answer = () => ((answers += 1) % part === 0 ? new TypeError('Failed to fetch') : image());
  for (let interruption = 0; interruption < 5; interruption += 1) {
    await expect(store()).rejects.toThrow('Failed to fetch');
    expect(await storedMapOf('/?city=Lyon')).toBeNull();
    expect(await storedTiles()).toBeNull();
  }
  answer = () => image();
  await store();
  expect(await storedMapOf('/?city=Lyon')).toMatchObject({ bytes: addresses.length * 1_000 });
  // Each interruption repeats only the requests that were on their way.
  expect(fetched.length).toBeLessThanOrEqual(addresses.length + 5 * 4);
});

test('« Arrêter » ends all requests', async () => {
  const controller = new AbortController();
  await expect(store(controller.signal, () => controller.abort())).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(fetched.length).toBeLessThan(10);
});

test('a full device rejects with the reason', async () => {
  answer = (_address, count) => {
    isFull = count > 20;
    return image();
  };
  await expect(store()).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(await storedMapOf('/?city=Lyon')).toBeNull();
});

test('a map ends at 10 MB, without the last streets but with the whole area', async () => {
  answer = () => image(200_000);
  await store();
  const map = await storedMapOf('/?city=Lyon');
  expect(map?.bytes).toBeGreaterThanOrEqual(mostMapBytes);
  expect(map?.bytes).toBeLessThan(mostMapBytes + 4 * 200_000);
});

test('the sign-in page of a Wi-Fi and a refusal are no tiles', async () => {
  for (const other of [
    new Response('<h1>Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } }),
    new Response('', { status: 429, headers: { 'Content-Type': 'image/png' } }),
  ]) {
    answer = () => other;
    await expect(store()).rejects.toThrow(TypeError);
  }
  expect(stored.get('lavoir-city-map:/?city=Lyon')?.size).toBe(0);
});

test('a map is complete without the tiles that do not exist', async () => {
  answer = (address) => (address === addresses[3] ? new Response('', { status: 404 }) : image());
  await store();
  expect(await storedMapOf('/?city=Lyon')).toMatchObject({ bytes: (addresses.length - 1) * 1_000 });
});

test('after a week all tiles are fetched again, and those that are no longer needed go', async () => {
  await store();
  fetched = [];
  await store();
  expect(fetched).toEqual([]);
  vi.setSystemTime(Date.now() + mapMaxAgeMs + 1_000);
  const signal = new AbortController().signal;
  await storeCityMap('/?city=Lyon', tiles, laundromats.slice(1), { signal, onProgress: () => {} });
  const needed = tilesOfCity(tiles.url, laundromats.slice(1)).addresses;
  expect(fetched.toSorted()).toEqual(needed.toSorted());
  expect(stored.get('lavoir-city-map:/?city=Lyon')?.size).toBe(needed.length + 1);
});

test('a removed city leaves no map, and other caches stay', async () => {
  await store();
  await caches.open('lavoir-photos');
  await caches.open('lavoir-city-map:/?city=Brest');
  await deleteOtherMaps(['/?city=Lyon']);
  expect(cacheNames()).toEqual(['lavoir-city-map:/?city=Lyon', 'lavoir-photos']);
  await deleteCityMap('/?city=Lyon');
  expect(cacheNames()).toEqual(['lavoir-photos']);
});

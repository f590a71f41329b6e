import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import type { MapTiles } from '#contract/places/addresses.ts';
import { mostMapBytes, tilesOfCity } from './city-tiles.ts';
import { usableTiles } from './use-place-answer.ts';

export interface StoredMap {
  /** Time at which its oldest tile was fetched. */
  storedAt: number;
  bytes: number;
}

export interface MapProgress {
  bytes: number;
  /** The bytes of the whole map, estimated from those that have arrived. */
  expected: number;
}

export type ShownTiles = MapTiles & {
  /** Set for tiles on this device: the zoom level down to which they are complete. */
  wholeZoom?: number;
};

export const mapMaxAgeMs = 7 * 24 * 3_600_000;

/** One cache per city, so that removing the city removes its map. */
const cacheOf = (href: string) => `lavoir-city-map:${href}`;
const prefix = cacheOf('');
/** Written last: a map without this entry is not complete, and no list says that it can be shown. */
const summary = '/api/places/map';
/** Simultaneous requests to the service of the tiles. */
const lanes = 4;

interface StoreOptions {
  signal: AbortSignal;
  onProgress: (progress: MapProgress) => void;
}

/**
 * Stores the map around laundromats, up to {@link mostMapBytes}. Tiles that are already here and not a week old are not
 * fetched again, so that an interrupted map continues. Rejects when stopped, without a connection, or without space.
 */
export async function storeCityMap(
  href: string,
  tiles: MapTiles,
  laundromats: readonly Coordinates[],
  { signal, onProgress }: StoreOptions,
): Promise<void> {
  const cache = await caches.open(cacheOf(href));
  const { wholeZoom, addresses } = tilesOfCity(tiles.url, laundromats);
  const used = new Set<string>();
  let bytes = 0;
  let oldest = Date.now();
  let hasFailed = false;
  const waiting = addresses.values();
  async function fetchWaiting() {
    for (const address of waiting) {
      if (hasFailed || bytes >= mostMapBytes) return;
      try {
        const tile = await storeTile(cache, address, signal);
        bytes += tile.bytes;
        oldest = Math.min(oldest, tile.storedAt);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
      used.add(new URL(address, window.location.origin).href);
      const expected = Math.min(mostMapBytes, (bytes * addresses.length) / used.size);
      onProgress({ bytes, expected });
    }
  }
  await Promise.all(Array.from({ length: lanes }, fetchWaiting));
  for (const { url } of await cache.keys()) if (!used.has(url)) await cache.delete(url);
  const stored: StoredMap = { storedAt: oldest, bytes };
  await cache.put(summary, Response.json({ ...tiles, wholeZoom, ...stored }));
}

async function storeTile(cache: Cache, address: string, signal: AbortSignal): Promise<StoredMap> {
  const stored = await cache.match(address);
  const storedAt = Number(stored?.headers.get('X-Stored-At'));
  if (stored && storedAt > Date.now() - mapMaxAgeMs) return { bytes: (await stored.blob()).size, storedAt };
  const response = await fetch(address, { signal, priority: 'low' });
  const now = Date.now();
  // Beyond the coast there may be no tile.
  if (response.status === 404) return { bytes: 0, storedAt: now };
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || !type.startsWith('image/')) throw new TypeError(`No tile at ${address}.`);
  const tile = await response.blob();
  const headers = { 'Content-Type': type, 'X-Stored-At': String(now) };
  await cache.put(address, new Response(tile, { headers }));
  return { bytes: tile.size, storedAt: now };
}

export async function storedMapOf(href: string): Promise<StoredMap | null> {
  const found = await caches.match(summary, { cacheName: cacheOf(href) });
  return found ? ((await found.json()) as StoredMap) : null;
}

export async function deleteCityMap(href: string): Promise<void> {
  await caches.delete(cacheOf(href));
}

export async function deleteOtherMaps(hrefs: readonly string[]): Promise<void> {
  for (const name of await mapCaches())
    if (!hrefs.includes(name.slice(prefix.length))) await caches.delete(name);
}

/** Returns the tiles of the saved cities on this device; null where there are none, or storage is forbidden. */
export async function storedTiles(): Promise<ShownTiles | null> {
  try {
    const found = await Promise.all(
      (await mapCaches()).map((cacheName) => caches.match(summary, { cacheName })),
    );
    const maps = await Promise.all(
      found.flatMap((answer) => (answer ? [answer.json() as Promise<ShownTiles>] : [])),
    );
    const { data } = usableTiles.safeParse(maps[0]);
    return data ? { ...data, wholeZoom: Math.min(...maps.map(({ wholeZoom = 0 }) => wholeZoom)) } : null;
  } catch {
    return null;
  }
}

const mapCaches = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

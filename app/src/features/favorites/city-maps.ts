import { useSyncExternalStore } from 'react';
import type { Client } from 'urql';
import { fromServer } from '#app/graphql/cache/device-reads.ts';
import { alone } from '#app/lib/device/tab-channel.ts';
import { createListeners } from '#app/lib/listeners.ts';
import {
  deleteCityMap,
  deleteOtherMaps,
  mapMaxAgeMs,
  type MapProgress,
  storeCityMap,
  type StoredMap,
  storedMapOf,
} from '#app/map/stored-map.ts';
import { readPlace, usableTiles } from '#app/map/use-place-answer.ts';
import { toast, toastError } from '#app/ui/notices/toast.ts';
import { exactPointOf } from '#contract/laundromat/location.ts';
import { listOf, photosOf } from './device-queries.ts';
import { savedStore, saving } from './saved-store.ts';
import { listedNow, type SavedCity } from './saved.ts';

/** The map of a saved town, as its button shows it. */
export type CityMap = { stored: StoredMap } | { progress: MapProgress };

const listeners = createListeners();
const maps = new Map<string, CityMap>();
/** Towns whose renewal a person has requested. */
const renewing = new Set<string>();
/** Towns whose renewal a person stopped, or found no room; the next visit tries again. */
const stopped = new Set<string>();
/** The map that is being stored; `isBusy` while any is. `isRequested`: the saved towns have changed since. */
let running: { href: string; isRenewal: boolean; controller: AbortController } | undefined;
let isBusy = false;
let isRequested = false;

function show(href: string, map: CityMap | undefined) {
  if (map) maps.set(href, map);
  else maps.delete(href);
  listeners.notify();
}

export function useCityMap(href: string): CityMap | undefined {
  const read = () => maps.get(href);
  return useSyncExternalStore(listeners.subscribe, read, () => undefined);
}

export const cityMaps = {
  store: (href: string) => saving.changeCity(href, { withMap: true }),
  /** Stops a renewal and keeps the former map, or discards a map that is not complete yet. */
  async stop(href: string): Promise<void> {
    if (running?.href !== href || !running.isRenewal) {
      await saving.changeCity(href, { withMap: false });
      return;
    }
    stopped.add(href);
    running.controller.abort();
  },
  renew(href: string) {
    renewing.add(href);
    return saving.changeCity(href, {});
  },
};

const savedCities = () => savedStore.value()?.cities ?? [];
const isWanted = (href: string) => savedCities().some((city) => city.href === href && city.withMap);

/**
 * Stores the maps of saved towns, one after the other, and deletes those of others. What was interrupted continues with
 * the next call. Data and map older than a week are renewed where the connection costs nothing.
 */
export async function syncCityMaps(client: Client, loadMapCode: () => Promise<unknown>): Promise<void> {
  if (!savedStore.value() || !('caches' in window)) return;
  if (running && !running.isRenewal && !isWanted(running.href)) running.controller.abort();
  isRequested = true;
  if (isBusy) return;
  isBusy = true;
  while (isRequested) {
    isRequested = false;
    // Two tabs would fetch the same tiles.
    await alone('city-maps', () => storeMaps(client, loadMapCode)).catch(() => undefined);
  }
  isBusy = false;
}

async function storeMaps(client: Client, loadMapCode: () => Promise<unknown>): Promise<void> {
  const hrefs = savedCities().flatMap(({ href, withMap }) => (withMap ? [href] : []));
  await deleteOtherMaps(hrefs).catch(() => undefined);
  for (const href of maps.keys()) if (!hrefs.includes(href)) show(href, undefined);
  // The worker caches the code of the map once it is used.
  if (hrefs.length > 0) await loadMapCode().catch(() => undefined);
  for (const city of savedCities()) {
    const stored = city.withMap ? await storedMapOf(city.href).catch(() => null) : null;
    if (stored) show(city.href, { stored });
    const isOld = Date.parse(city.savedAt) < Date.now() - mapMaxAgeMs && !stopped.has(city.href);
    const isRenewal = renewing.has(city.href) || (isOld && isUnmetered());
    if (isRenewal || (city.withMap && !stored)) await storeCity(client, city, isRenewal);
    renewing.delete(city.href);
  }
}

async function storeCity(client: Client, { href, name, args, withMap }: SavedCity, isRenewal: boolean) {
  const tiles = await readPlace('/api/places/map', usableTiles);
  if (!tiles) {
    const description = 'Vérifiez votre connexion, puis réessayez.';
    if (renewing.has(href)) toast({ title: "La mise à jour n'a pas commencé", description });
    return;
  }
  show(href, { progress: { bytes: 0, expected: 0 } });
  const controller = new AbortController();
  running = { href, isRenewal, controller };
  try {
    const matches = await listOf(client, args, isRenewal ? fromServer : {});
    const listed = listedNow(matches);
    const laundromats = matches.flatMap(({ laundromat }) => laundromat ?? []);
    if (isRenewal) for (const { slug } of laundromats) await photosOf(client, slug, fromServer);
    if (withMap) {
      if (!tiles.storable) throw new DOMException('These tiles must not be stored.', 'NotAllowedError');
      await storeCityMap(
        href,
        tiles,
        laundromats.flatMap((one) => exactPointOf(one) ?? []),
        {
          signal: controller.signal,
          onProgress: (progress) => show(href, { progress }),
        },
      );
    }
    // Last, so that an interrupted renewal is repeated.
    if (isRenewal) await saving.changeCity(href, listed);
  } catch (error) {
    await endWithoutMap(href, name, error);
  } finally {
    running = undefined;
    const stored = withMap ? await storedMapOf(href).catch(() => null) : null;
    show(href, stored ? { stored } : undefined);
  }
}

const fullDevice = "L'espace de cet appareil est plein ou interdit.";

/** Deletes a map that was refused. One that lost its connection continues later; a stopped one goes with the next sync. */
async function endWithoutMap(href: string, name: string, error: unknown) {
  const reason = error instanceof DOMException ? error.name : null;
  if (!reason) {
    showFailedRenewal(href, name, 'Vérifiez votre connexion, puis réessayez.');
    throw error;
  }
  if (reason === 'AbortError') return;
  const isFull = reason !== 'NotAllowedError';
  // A renewal replaces one tile after the other, so the former map is still whole.
  if (isFull && (await storedMapOf(href).catch(() => null))) {
    stopped.add(href);
    showFailedRenewal(href, name, fullDevice);
    return;
  }
  await deleteCityMap(href).catch(() => undefined);
  await saving.changeCity(href, { withMap: false });
  toastError(
    `La carte de ${name} n'a pas pu être enregistrée`,
    `${isFull ? fullDevice : "Ce fond de carte n'est disponible qu'en ligne."} La liste reste enregistrée.`,
  );
}

function showFailedRenewal(href: string, name: string, reason: string) {
  if (!renewing.delete(href)) return;
  toastError(
    `${name}\u00a0: la mise à jour n'a pas abouti`,
    `La liste et la carte gardent leur date. ${reason}`,
  );
}

interface NetworkInformation {
  type?: string;
  effectiveType?: string;
  saveData?: boolean;
}

/** True for Wi-Fi or cable and, where the browser hides the type, for a fast connection. Never if data is to be saved. */
export function isUnmetered(
  network = (navigator as { connection?: NetworkInformation }).connection,
): boolean {
  if (!network || network.saveData) return false;
  return network.type ? ['wifi', 'ethernet'].includes(network.type) : network.effectiveType === '4g';
}

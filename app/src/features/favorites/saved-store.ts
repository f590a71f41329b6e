import { useSyncExternalStore } from 'react';
import { requestPersistence } from '#app/lib/device/device-item.ts';
import type { FavoriteLaundromat } from '#app/lib/laundromats/card-laundromat.ts';
import { createPersonalStore, useStorePerson } from '#app/offline/personal-store.ts';
import {
  type Favorite,
  isFavorite,
  merged,
  nothingSaved,
  type Saved,
  type SavedCity,
  unsent,
  withChangedCity,
  withCity,
  withFavorite,
  withFavoriteAgain,
  withoutCity,
  withoutFavorite,
} from './saved.ts';

export const savedStore = createPersonalStore<Saved>('saved', {
  empty: nothingSaved,
  merge: merged,
  afterLeaving: unsent,
});

export const notStored =
  "L'espace de cet appareil est plein ou interdit\u00a0: rien ne sera gardé après cette visite.";

const unknown = () => undefined;

/** Returns the favorites and saved towns; undefined while loading. */
export function useSaved(): Saved | undefined {
  useStorePerson(savedStore);
  return useSyncExternalStore(savedStore.subscribe, savedStore.value, unknown);
}

export function useIsSavingStored(): boolean {
  return useSyncExternalStore(savedStore.subscribe, savedStore.isStored, () => true);
}

export function useIsFavorite(id: string): boolean {
  const read = () => isFavorite(savedStore.value(), id);
  return useSyncExternalStore(savedStore.subscribe, read, () => false);
}

const now = () => new Date().toISOString();

function persistent(kept: boolean): boolean {
  if (kept) void requestPersistence();
  return kept;
}

/** Changes of favorites. Each resolves to false when the device cannot store it beyond this page. */
export const saving = {
  favorite: (laundromat: FavoriteLaundromat) =>
    savedStore.change((saved) => withFavorite(saved, laundromat, now())).then(persistent),
  favoriteAgain: (favorite: Favorite) => savedStore.change((saved) => withFavoriteAgain(saved, favorite)),
  noFavorite: (id: string) =>
    savedStore.change((saved, account) => withoutFavorite(saved, id, now(), account !== null)),
  city: (city: SavedCity) => savedStore.change((saved) => withCity(saved, city)).then(persistent),
  changeCity: (href: string, changes: Partial<SavedCity>) =>
    savedStore.change((saved) => withChangedCity(saved, href, changes)),
  noCity: (href: string) => savedStore.change((saved) => withoutCity(saved, href)),
};

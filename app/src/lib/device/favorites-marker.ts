import { readItem, requestPersistence, writeItem } from './device-item.ts';

const favoritesKey = 'lavoir:saved';

export const hasFavoritesMarker = () => readItem(favoritesKey) != null;

/** Makes the offer to install the app come earlier. */
export function setFavoritesMarker(saved: boolean): void {
  if (saved && !hasFavoritesMarker()) void requestPersistence();
  writeItem(favoritesKey, saved ? '1' : null);
}

import { readItem, requestPersistence, writeItem } from './device-item.ts';

const favoritesKey = 'lavoir:saved';

export const hasFavoritesMarker = () => readItem(favoritesKey) != null;

/** Without storage, the site is offered for installation after more pages. */
export function setFavoritesMarker(saved: boolean): void {
  if (saved && !hasFavoritesMarker()) void requestPersistence();
  writeItem(favoritesKey, saved ? '1' : null);
}

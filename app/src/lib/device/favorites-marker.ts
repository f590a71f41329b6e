import { readItem, requestPersistence, writeItem } from './device-item.ts';

const favoritesKey = 'lavoir:saved';

export const hasFavoritesMarker = () => readItem(favoritesKey) != null;

/** Installation is offered earlier to a visitor with favorites. */
export function setFavoritesMarker(saved: boolean): void {
  if (saved && !hasFavoritesMarker()) void requestPersistence();
  writeItem(favoritesKey, saved ? '1' : null);
}

import { readItem, writeItem } from './device-item.ts';
import { requestPersistence } from './persistence.ts';

const key = 'lavoir:saved';

/** Tells whether this device has favorites. Call it in a browser. */
export const hasFavoritesMarker = () => readItem(key) != null;

/** Without storage, the site is offered for installation after more pages. */
export function setFavoritesMarker(saved: boolean): void {
  if (saved && !hasFavoritesMarker()) void requestPersistence();
  writeItem(key, saved ? '1' : null);
}

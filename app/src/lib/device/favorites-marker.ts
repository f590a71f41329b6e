import { readItem, writeItem } from './device-item.ts';

const key = 'lavoir:saved';

export const hasFavoritesMarker = () => readItem(key) != null;

/** Without storage, the site is offered for installation after more pages. */
export function setFavoritesMarker(saved: boolean): void {
  if (saved && !hasFavoritesMarker()) void requestPersistence();
  writeItem(key, saved ? '1' : null);
}

/**
 * Requests storage that the browser does not evict when the device runs out of space: there is data to lose now. Some
 * browsers ask the visitor.
 */
export async function requestPersistence(): Promise<void> {
  try {
    const { storage } = navigator;
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // The browser has no such storage or refuses it; the data are stored all the same.
  }
}

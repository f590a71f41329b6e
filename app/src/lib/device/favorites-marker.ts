const key = 'lavoir:saved';

/** Tells whether this device has favorites. Call it in a browser. */
export function hasFavoritesMarker(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function setFavoritesMarker(saved: boolean): void {
  try {
    if (saved && !hasFavoritesMarker()) void requestPersistence();
    if (saved) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden: the site is then offered for installation after more pages.
  }
}

/** Asks the browser not to evict this site's data when the device runs out of space: there is data to lose now. */
async function requestPersistence(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

type StorageName = 'localStorage' | 'sessionStorage';

/** Returns an item of a storage; null where it has none, undefined where storage is forbidden. */
export function readItem(key: string, storage: StorageName = 'localStorage'): string | null | undefined {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return undefined;
  }
}

/** Writes an item of a storage, or removes it for null. Returns false where storage is full or forbidden. */
export function writeItem(key: string, value: string | null, storage: StorageName = 'localStorage'): boolean {
  try {
    if (value === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** An item of this tab, until it is closed. */
export const readTabItem = (key: string) => readItem(key, 'sessionStorage');
export const writeTabItem = (key: string, value: string) => writeItem(key, value, 'sessionStorage');

export function removeItems(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so it holds nothing.
  }
}

/** Asks for storage that the browser does not evict: there is data to lose now. Some browsers ask the visitor. */
export async function requestPersistence(): Promise<void> {
  try {
    const { storage } = navigator;
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // The browser refuses it; the data are stored all the same.
  }
}

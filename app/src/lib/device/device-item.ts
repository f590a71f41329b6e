export function readItem(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Writes an item of the local storage, or removes it for null. Returns false where storage is full or forbidden. */
export function writeItem(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

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

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

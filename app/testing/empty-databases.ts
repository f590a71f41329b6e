import { promisifyRequest } from 'idb-keyval';

/** Test files share the databases of the device: without this, a file would find what another one has stored. */
export async function emptyDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    const database = await promisifyRequest(indexedDB.open(name!));
    const stores = [...database.objectStoreNames];
    if (stores.length > 0) {
      const transaction = database.transaction(stores, 'readwrite');
      await Promise.all(stores.map((store) => promisifyRequest(transaction.objectStore(store).clear())));
    }
    database.close();
  }
}

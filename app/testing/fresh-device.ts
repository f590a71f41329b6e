import 'fake-indexeddb/auto';
import { promisifyRequest } from 'idb-keyval';
import { connection } from '#app/lib/device/connection.ts';

// Test files share their globals and modules: without this, a file would find what another one has stored.
connection.succeeded();
for (const { name } of await indexedDB.databases()) await empty(name!);

async function empty(name: string): Promise<void> {
  const database = await promisifyRequest(indexedDB.open(name));
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite');
    await Promise.all(stores.map((store) => promisifyRequest(transaction.objectStore(store).clear())));
  }
  database.close();
}

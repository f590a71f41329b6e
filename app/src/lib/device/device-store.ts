import { promisifyRequest, type UseStore } from 'idb-keyval';

const objectStore = 'entries';

/**
 * Returns a database for idb-keyval, opened by the first call. One that cannot be opened or has another structure is
 * deleted and created again. Full or forbidden storage rejects.
 */
export function openDeviceStore(name: string): UseStore {
  let opening: Promise<IDBDatabase> | undefined;

  function connection() {
    opening ??= connect(name).catch(async () => {
      await promisifyRequest(indexedDB.deleteDatabase(name));
      return connect(name);
    });
    opening.then(
      (database) => {
        database.onclose = () => (opening = undefined);
        // Another tab is deleting the database.
        database.onversionchange = () => {
          database.close();
          opening = undefined;
        };
      },
      () => (opening = undefined),
    );
    return opening;
  }

  return async (mode, work) => {
    const begin = async () => (await connection()).transaction(objectStore, mode);
    const transaction = await begin().catch(() => {
      // The browser has closed the connection without an event.
      opening = undefined;
      return begin();
    });
    return work(transaction.objectStore(objectStore));
  };
}

async function connect(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(objectStore);
  const database = await promisifyRequest(request);
  if (database.objectStoreNames.contains(objectStore)) return database;
  database.close();
  throw new Error(`${name} has another shape`);
}

import { promisifyRequest, type UseStore } from 'idb-keyval';

const objectStore = 'entries';

/**
 * A database of this device for idb-keyval's functions; it is opened by the first call. One that a browser cannot open
 * any more, or that has another shape than ours, is thrown away and made anew: what is kept on a device may be lost,
 * the app may not. Storage that is full or forbidden rejects.
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
        // Another tab wants to throw it away.
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
    const database = await connection();
    return work(database.transaction(objectStore, mode).objectStore(objectStore));
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

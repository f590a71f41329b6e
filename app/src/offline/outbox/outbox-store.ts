import { promisifyRequest, type UseStore } from 'idb-keyval';
import { openDeviceStore } from '#app/lib/device/device-store.ts';
import { withdrawableForMs } from '#contract/account/roles.ts';
import { isOpen, itemOf, type OutboxItem, type StoredItem } from './outbox-item.ts';

/**
 * Items of all tabs and of the service worker. A page remembers those that it has added or read, so that a failing disk
 * neither loses one nor sends it again.
 */
export interface OutboxStore {
  all(): Promise<OutboxItem[]>;
  /**
   * Writes an item to the disk and replaces one with its id. Once it resolves, the page may say that nothing is lost.
   */
  add(item: StoredItem): Promise<void>;
  change(id: string, part: Partial<StoredItem>): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Stored with the first item; missing in a database that was deleted and created again. */
const markKey = 'mark';

export function createOutboxStore(store: UseStore = openDeviceStore('lavoir-outbox')): OutboxStore {
  let known: Map<string, StoredItem> | undefined;
  const unwritten = new Map<string, Partial<StoredItem>>();

  const knownItems = () => [...(known?.values() ?? [])].map(itemOf);
  const database = markedDatabase(store, () => knownItems().filter(isOpen));
  const { write } = database;

  async function read(): Promise<void> {
    const items = await database.read();
    known = new Map(items.map((item) => [item.id, { ...item, ...unwritten.get(item.id) }] as const));
  }

  async function change(id: string, part: Partial<StoredItem>) {
    const item = known?.get(id);
    if (item) known?.set(id, { ...item, ...part });
    const whole = { ...unwritten.get(id), ...part };
    await write(async (objects) => {
      const stored = await promisifyRequest<StoredItem | undefined>(objects.get(id));
      if (stored) objects.put({ ...stored, ...whole }, id);
    }).then(
      () => unwritten.delete(id),
      () => unwritten.set(id, whole),
    );
  }

  const remove = async (id: string) => {
    await write((objects) => objects.delete(id));
    known?.delete(id);
    unwritten.delete(id);
  };

  return {
    async all() {
      await read().catch((error: unknown) => {
        if (!known) throw error;
      });
      const isOld = (item: OutboxItem) =>
        item.sentAt !== undefined && !isOpen(item) && Math.abs(Date.now() - item.sentAt) > withdrawableForMs;
      const items = knownItems();
      await Promise.all(items.filter(isOld).map(({ id }) => remove(id).catch(() => undefined)));
      return items.filter((item) => !isOld(item)).sort((a, b) => a.writtenAt - b.writtenAt);
    },
    async add(item) {
      await write((objects) => objects.put(item, item.id));
      unwritten.delete(item.id);
      known = new Map(known).set(item.id, item);
    },
    change,
    remove,
  };
}

/** Adds the open items of this page again after the browser has deleted the database. */
function markedDatabase(store: UseStore, openItems: () => StoredItem[]) {
  const write = (change: (objects: IDBObjectStore) => unknown) =>
    store('readwrite', async (objects) => {
      if ((await promisifyRequest(objects.get(markKey))) === undefined) {
        objects.put(true, markKey);
        for (const item of openItems()) objects.put(item, item.id);
      }
      await change(objects);
      await promisifyRequest(objects.transaction);
    });
  return {
    write,
    async read(): Promise<StoredItem[]> {
      const [values, mark] = await store('readonly', (objects) =>
        Promise.all([
          promisifyRequest<Partial<StoredItem>[]>(objects.getAll()),
          promisifyRequest<unknown>(objects.get(markKey)),
        ]),
      );
      const stored = values.filter(isItem);
      if (mark !== undefined) return stored;
      await write(() => undefined).catch(() => undefined);
      return [...openItems(), ...stored];
    },
  };
}

function isItem(value: Partial<StoredItem> | undefined): value is StoredItem {
  return (
    typeof value?.id === 'string' && typeof value.endpoint === 'string' && typeof value.body === 'object'
  );
}

import { del, get, promisifyRequest, set, type UseStore, values } from 'idb-keyval';
import { openDeviceStore } from '../lib/device-store.ts';
import type { OutboxItem } from './outbox-item.ts';

/**
 * Storage of the items of all tabs and of the service worker. Every call may reject: storage can be full, forbidden
 * or broken.
 */
export interface OutboxStore {
  all(): Promise<OutboxItem[]>;
  /**
   * Writes an item to the disk and replaces one with its id. Once it resolves, the page may say that nothing is lost.
   */
  add(item: OutboxItem): Promise<void>;
  /** Changes an item unless it no longer exists. */
  change(id: string, part: Partial<OutboxItem>): Promise<void>;
  remove(id: string): Promise<void>;
  /** End of the pause that the server requested, by the device's clock; 0 without one. */
  pausedUntil(): Promise<number>;
  pause(until: number): Promise<void>;
}

/** Key of the pause, stored beside the items, whose keys are uuids. */
const pauseKey = 'pause';

const sentAreKeptMs = 24 * 60 * 60_000;

export function createOutboxStore(store: UseStore = openDeviceStore('lavoir-outbox')): OutboxStore {
  return {
    async all() {
      const items = (await values<OutboxItem>(store)).filter(isItem);
      const old = Date.now() - sentAreKeptMs;
      await Promise.all(
        items.filter(({ sentAt }) => sentAt !== undefined && sentAt < old).map(({ id }) => del(id, store)),
      );
      return items
        .filter(({ sentAt }) => sentAt === undefined || sentAt >= old)
        .sort((a, b) => a.writtenAt - b.writtenAt);
    },
    add: (item) =>
      store('readwrite', async (objects) => {
        objects.put(item, item.id);
        await promisifyRequest(objects.transaction);
      }),
    async change(id, part) {
      await store('readwrite', async (objects) => {
        const item = await promisifyRequest<OutboxItem | undefined>(objects.get(id));
        if (item) objects.put({ ...item, ...part }, id);
        await promisifyRequest(objects.transaction);
      });
    },
    remove: (id) => del(id, store),
    async pausedUntil() {
      const until = await get<unknown>(pauseKey, store);
      return typeof until === 'number' ? until : 0;
    },
    pause: (until) => set(pauseKey, until, store),
  };
}

function isItem(value: Partial<OutboxItem> | undefined): value is OutboxItem {
  return (
    typeof value?.id === 'string' && typeof value.endpoint === 'string' && typeof value.body === 'object'
  );
}

import { del, promisifyRequest, type UseStore, values } from 'idb-keyval';
import { openDeviceStore } from '../lib/device-store.ts';
import type { OutboxItem } from './outbox-item.ts';

/** The items of all tabs and of the worker. Every call may reject: storage can be full, forbidden or broken. */
export interface OutboxStore {
  all(): Promise<OutboxItem[]>;
  /** Keeps a new item on the disk; whoever awaits it may tell the visitor that nothing is lost. */
  add(item: OutboxItem): Promise<void>;
  /** Changes an item unless it is gone. */
  change(id: string, part: Partial<OutboxItem>): Promise<void>;
  remove(id: string): Promise<void>;
}

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
        objects.add(item, item.id);
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
  };
}

function isItem(value: Partial<OutboxItem> | undefined): value is OutboxItem {
  return (
    typeof value?.id === 'string' && typeof value.endpoint === 'string' && typeof value.body === 'object'
  );
}

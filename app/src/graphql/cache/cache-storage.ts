import type { SerializedEntries } from '@urql/exchange-graphcache';
import { entries, promisifyRequest, type UseStore } from 'idb-keyval';
import { openDeviceStore } from '#app/lib/device/device-store.ts';
import { storedSignal } from '#app/lib/listeners.ts';

export interface StoredCache {
  records: SerializedEntries;
  answeredAt: Map<number, number>;
}

export interface CacheStorage {
  read(): Promise<StoredCache>;
  write(records: SerializedEntries): Promise<void>;
  writeAnswer(query: number, at: number): Promise<void>;
}

/** Names the owner and the release: records of another one may not fit any more. */
const labelKey = 'label';
const nobody = '';
const recordPrefix = 'r:';
const answerPrefix = 'a:';
const mostRecords = 40_000;

interface StoredRecord {
  value: string;
  at: number;
}

/**
 * Stores the records of one owner. Records under another label are dropped, and late writes of a tab with another label
 * are ignored; the transaction checks both.
 */
export function createCacheStorage(label: string, store: UseStore): CacheStorage {
  const database = labelledDatabase(label, store);
  return {
    async read() {
      try {
        const all = await database.read();
        const records = all.filter(isRecord).sort(([, a], [, b]) => b.at - a.at);
        const evicted = records.splice(mostRecords);
        if (evicted.length > 0)
          await database.write((objects) => evicted.forEach(([key]) => objects.delete(key)));
        return storedCacheOf(all, records);
      } catch {
        return storedCacheOf([], []);
      }
    },
    async write(records) {
      const changes = Object.entries(records);
      if (changes.length === 0) return;
      const at = Date.now();
      await database.write((objects) => {
        for (const [key, value] of changes) {
          if (value === undefined) objects.delete(recordPrefix + key);
          else objects.put({ value, at } satisfies StoredRecord, recordPrefix + key);
        }
      });
    },
    writeAnswer: (query, at) => database.write((objects) => objects.put(at, answerPrefix + query)),
  };
}

function storedCacheOf(all: [string, unknown][], records: [string, StoredRecord][]): StoredCache {
  const answers = all.filter(([key]) => typeof key === 'string' && key.startsWith(answerPrefix));
  return {
    records: Object.fromEntries(
      records.map(([key, { value }]) => [key.slice(recordPrefix.length), value] as const),
    ),
    answeredAt: new Map(
      answers.map(([key, at]) => [Number(key.slice(answerPrefix.length)), Number(at)] as const),
    ),
  };
}

function labelledDatabase(label: string, store: UseStore) {
  let taken: Promise<void> | undefined;
  const prepare = () => {
    // May work later: storage is free again, or another tab has repaired the database.
    taken ??= takeOver(store, label).catch((error: unknown) => {
      taken = undefined;
      throw error;
    });
    return taken;
  };
  return {
    async read(): Promise<[string, unknown][]> {
      await prepare();
      return entries<string, unknown>(store);
    },
    async write(change: (objects: IDBObjectStore) => void): Promise<void> {
      try {
        await prepare();
        await store('readwrite', async (objects) => {
          const found = await promisifyRequest<unknown>(objects.get(labelKey));
          // The browser has deleted the database since it was opened.
          if (found === undefined) objects.put(label, labelKey);
          else if (found !== label) return;
          change(objects);
          await promisifyRequest(objects.transaction);
        });
        storedSignal.notify();
      } catch {
        // The storage is full, forbidden or broken: the next visit starts with less data.
      }
    },
  };
}

const publicStore = openDeviceStore('lavoir-public-data');
const privateStore = openDeviceStore('lavoir-private-data');

/**
 * A visitor's cache is public and stays on the device. An account's is separate, so that it can be deleted with the
 * account. Undefined when the user of this tab is unknown.
 */
export function cacheStorageOf(owner: string | undefined, release: string): CacheStorage | undefined {
  if (owner === undefined) return undefined;
  const visitors = createCacheStorage(release, publicStore);
  if (owner === '') return visitors;
  const own = createCacheStorage(`${release} ${owner}`, privateStore);
  return {
    ...own,
    async read() {
      const [seen, stored] = await Promise.all([visitors.read(), own.read()]);
      return {
        records: { ...seen.records, ...stored.records },
        answeredAt: new Map([...seen.answeredAt, ...stored.answeredAt]),
      };
    },
  };
}

/** Returns the stored fields of all rows of a type, of visitors and of the account. */
export async function storedRows(type: string): Promise<Record<string, unknown>[]> {
  const rows = new Map<string, Record<string, unknown>>();
  const keys = IDBKeyRange.bound(`${recordPrefix}${type}:`, `${recordPrefix}${type};`, false, true);
  for (const store of [publicStore, privateStore]) {
    for (const [key, { value }] of await recordsIn(store, keys)) {
      const [row, field] = key.slice(recordPrefix.length).split('.', 2) as [string, string];
      if (!value.startsWith(':')) rows.set(row, { ...rows.get(row), [field]: JSON.parse(value) as unknown });
    }
  }
  return [...rows.values()];
}

/** Returns the time of the oldest stored field of a row. */
export async function storedSince(row: string): Promise<number | undefined> {
  const keys = IDBKeyRange.bound(`${recordPrefix}${row}.`, `${recordPrefix}${row}/`, false, true);
  const stored = await Promise.all([publicStore, privateStore].map((store) => recordsIn(store, keys)));
  const times = stored.flat().map(([, { at }]) => at);
  return times.length > 0 ? Math.min(...times) : undefined;
}

async function recordsIn(store: UseStore, keys: IDBKeyRange): Promise<[string, StoredRecord][]> {
  try {
    const all = await store('readonly', async (objects) => {
      const [names, values] = await Promise.all([
        promisifyRequest(objects.getAllKeys(keys)),
        promisifyRequest<unknown[]>(objects.getAll(keys)),
      ]);
      return names.map((name, index): [string, unknown] => [String(name), values[index]]);
    });
    return all.filter(isRecord);
  } catch {
    return [];
  }
}

/** Deletes the cache of the last account. Tabs that still belong to this account can no longer write to it. */
export async function deletePrivateCache(store: UseStore = privateStore): Promise<void> {
  await store('readwrite', async (objects) => {
    objects.clear();
    objects.put(nobody, labelKey);
    await promisifyRequest(objects.transaction);
  }).catch(() => undefined);
}

const owned = new WeakSet<UseStore>();

/** A tab that lost its database to a newer version of the app does not take it back. */
async function takeOver(store: UseStore, label: string): Promise<void> {
  await store('readwrite', async (objects) => {
    const found = (await promisifyRequest<string | undefined>(objects.get(labelKey))) ?? nobody;
    if (found === label) return;
    if (owned.has(store) && found !== nobody && releaseOf(found) !== releaseOf(label)) {
      throw new Error('A newer version of the app uses this database.');
    }
    objects.clear();
    objects.put(label, labelKey);
    await promisifyRequest(objects.transaction);
  });
  owned.add(store);
}

const releaseOf = (label: string) => label.split(' ')[0];

function isRecord(entry: [string, unknown]): entry is [string, StoredRecord] {
  const [key, stored] = entry;
  if (typeof key !== 'string' || !key.startsWith(recordPrefix)) return false;
  const { value, at } = (stored ?? {}) as Partial<StoredRecord>;
  if (typeof value !== 'string' || typeof at !== 'number') return false;
  try {
    JSON.parse(value.startsWith(':') ? value.slice(1) : value);
    return true;
  } catch {
    return false;
  }
}

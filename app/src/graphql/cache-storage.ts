import type { SerializedEntries } from '@urql/exchange-graphcache';
import { entries, promisifyRequest, type UseStore } from 'idb-keyval';
import { openDeviceStore } from '../lib/device-store.ts';

/** What a device remembers of the data: graphcache's records, and when each query was last answered. */
export interface StoredCache {
  records: SerializedEntries;
  answeredAt: Map<number, number>;
}

export interface CacheStorage {
  read(): Promise<StoredCache>;
  write(records: SerializedEntries): Promise<void>;
  writeAnswer(query: number, at: number): Promise<void>;
}

/** Whose cache it is, and of which release: records of another one may not fit any more. */
const labelKey = 'label';
const recordPrefix = 'r:';
const answerPrefix = 'a:';
/** About 30 MB. More than this nobody reads without a connection; the oldest go first. */
const mostRecords = 40_000;

interface StoredRecord {
  value: string;
  at: number;
}

/**
 * Records of one owner in one database. Whatever is found under another label is dropped, and whatever comes late from
 * a tab that still believes in another label is not written: both are checked in the transaction itself.
 */
export function createCacheStorage(label: string, store: UseStore): CacheStorage {
  let labelled: Promise<void> | undefined;
  const prepare = () => (labelled ??= takeOver(store, label));
  const write = async (change: (objects: IDBObjectStore) => void) => {
    try {
      await prepare();
      await store('readwrite', async (objects) => {
        if ((await promisifyRequest(objects.get(labelKey))) !== label) return;
        change(objects);
        await promisifyRequest(objects.transaction);
      });
    } catch {
      // Full, forbidden or broken: the next visit will know less.
    }
  };

  return {
    async read() {
      const read: StoredCache = { records: {}, answeredAt: new Map() };
      try {
        await prepare();
        const all = await entries<string, unknown>(store);
        const records = all.filter((entry): entry is [string, StoredRecord] => isRecord(entry));
        records.sort(([, a], [, b]) => b.at - a.at);
        for (const [key, { value }] of records.slice(0, mostRecords)) {
          read.records[key.slice(recordPrefix.length)] = value;
        }
        for (const [key, at] of all) {
          if (key.startsWith(answerPrefix)) read.answeredAt.set(Number(key.slice(2)), Number(at));
        }
        const forgotten = records.slice(mostRecords);
        if (forgotten.length > 0) {
          await write((objects) => forgotten.forEach(([key]) => objects.delete(key)));
        }
      } catch {
        // Nothing is remembered.
      }
      return read;
    },
    async write(records) {
      const changes = Object.entries(records);
      if (changes.length === 0) return;
      const at = Date.now();
      await write((objects) => {
        for (const [key, value] of changes) {
          if (value === undefined) objects.delete(recordPrefix + key);
          else objects.put({ value, at } satisfies StoredRecord, recordPrefix + key);
        }
      });
    },
    writeAnswer: (query, at) => write((objects) => objects.put(at, answerPrefix + query)),
  };
}

const publicStore = openDeviceStore('lavoir-public-data');
const privateStore = openDeviceStore('lavoir-private-data');

/**
 * The cache of whoever is here. A visitor's is public and stays on the device. An account's lies apart, so that it can
 * leave with the account; it reads what the visitor saw as well. Undefined when nobody can tell whose tab this is.
 */
export function cacheStorageOf(owner: string | undefined, release: string): CacheStorage | undefined {
  if (owner === undefined) return undefined;
  const visitors = createCacheStorage(release, publicStore);
  if (owner === '') return visitors;
  const own = createCacheStorage(`${release} ${owner}`, privateStore);
  return {
    ...own,
    async read() {
      const [seen, kept] = await Promise.all([visitors.read(), own.read()]);
      return {
        records: { ...seen.records, ...kept.records },
        answeredAt: new Map([...seen.answeredAt, ...kept.answeredAt]),
      };
    },
  };
}

/** Forgets what the last account has seen; a tab that still belongs to it can write no more. */
export async function forgetPrivateCache(store: UseStore = privateStore): Promise<void> {
  await store('readwrite', async (objects) => {
    objects.clear();
    await promisifyRequest(objects.transaction);
  }).catch(() => undefined);
}

async function takeOver(store: UseStore, label: string): Promise<void> {
  await store('readwrite', async (objects) => {
    if ((await promisifyRequest(objects.get(labelKey))) === label) return;
    objects.clear();
    objects.put(label, labelKey);
    await promisifyRequest(objects.transaction);
  });
}

/** Values that graphcache could not read would stop it: they are looked at before. */
function isRecord([key, stored]: [string, unknown]): boolean {
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

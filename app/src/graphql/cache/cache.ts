import { cacheExchange, type StorageAdapter } from '@urql/exchange-graphcache';
import { composeExchanges, type Exchange, type Operation, type OperationResult } from 'urql';
import { makeSubject, pipe, subscribe } from 'wonka';
import { cacheKeys } from './cache-keys.ts';
import { cacheResolvers } from './cache-resolvers.ts';
import { type CacheStorage, cacheStorageOf, type StoredCache } from './cache-storage.ts';
import { cacheUpdates } from './cache-updates.ts';
import { deviceReads } from './device-reads.ts';

const storageTimeoutMs = 2_000;

const config = { keys: cacheKeys, resolvers: cacheResolvers, updates: cacheUpdates };
const release = import.meta.env.CACHE_RELEASE ?? 'development';

export const storageOf = (owner: string | undefined) => cacheStorageOf(owner, release);

/** Creates a cache that begins empty and stores what it learns. */
export function createCache(owner?: string): Exchange {
  const storage = storageOf(owner);
  return storage ? storingCache(storage, { records: {}, answeredAt: new Map() }) : cacheExchange(config);
}

/** Returns the cache of a page: one with the data of this device (`isOnDevice`) where a service worker serves the page. */
export const deviceCache = (owner: string | undefined, isOnDevice: boolean): Exchange =>
  isOnDevice ? awaitedExchange(createDeviceCache(owner)) : createCache(owner);

/** Creates a cache with the data of this device. */
export async function createDeviceCache(
  owner?: string,
  storage: CacheStorage | undefined = storageOf(owner),
): Promise<Exchange> {
  return storage ? storingCache(storage, await readInTime(storage)) : cacheExchange(config);
}

/** Queries wait until the exchange exists. */
export function awaitedExchange(creating: Promise<Exchange>): Exchange {
  return (input) => (operations$) => {
    const waiting = new Map<number, Operation>();
    const operations = makeSubject<Operation>();
    const results = makeSubject<OperationResult>();
    let pass = (operation: Operation) => {
      if (operation.kind === 'teardown') waiting.delete(operation.key);
      else waiting.set(operation.key, operation);
    };
    pipe(
      operations$,
      subscribe((operation) => pass(operation)),
    );
    void creating.then((exchange) => {
      pipe(exchange(input)(operations.source), subscribe(results.next));
      pass = operations.next;
      for (const operation of waiting.values()) pass(operation);
    });
    return results.source;
  };
}

function storingCache(storage: CacheStorage, stored: StoredCache): Exchange {
  return composeExchanges([
    deviceReads({
      answeredAt: stored.answeredAt,
      onAnswer: (query, at) => void storage.writeAnswer(query, at),
    }),
    cacheWith(stored, (records) => storage.write(records)),
  ]);
}

/** Creates a cache as the next visit would find it, which stores nothing. */
export async function createCacheOfNextVisit(storage: CacheStorage): Promise<Exchange> {
  return cacheWith(await readInTime(storage), () => Promise.resolve());
}

function cacheWith({ records }: StoredCache, writeData: StorageAdapter['writeData']): Exchange {
  return cacheExchange({ ...config, storage: { readData: () => alreadyRead(records), writeData } });
}

function readInTime(storage: CacheStorage): Promise<StoredCache> {
  return Promise.race([storage.read(), emptyAfter(storageTimeoutMs)]);
}

/** Graphcache forwards queries to the server while it waits for its storage, so this promise resolves synchronously. */
function alreadyRead<Value>(value: Value): Promise<Value> {
  const thenable: Pick<Promise<Value>, 'then'> = {
    // oxlint-disable-next-line unicorn/no-thenable -- Graphcache calls it at once.
    then: (onRead) => {
      onRead?.(value);
      return Promise.resolve() as Promise<never>;
    },
  };
  return thenable as Promise<Value>;
}

function emptyAfter(ms: number): Promise<StoredCache> {
  return new Promise((resolve) => setTimeout(() => resolve({ records: {}, answeredAt: new Map() }), ms));
}

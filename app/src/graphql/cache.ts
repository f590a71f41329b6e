import { cacheExchange } from '@urql/exchange-graphcache';
import { composeExchanges, type Exchange } from 'urql';
import { cacheKeys } from './cache-keys.ts';
import { type CacheStorage, cacheStorageOf, type StoredCache } from './cache-storage.ts';
import { cacheUpdates } from './cache-updates.ts';
import { deviceReads } from './device-reads.ts';

/** A storage that has not answered by then is broken; the page has waited long enough. */
const storagePatienceMs = 2_000;

/** The normalized cache of one client. With an owner it begins with what this device remembers for them. */
export async function createCache(
  owner?: string,
  storage: CacheStorage | undefined = cacheStorageOf(owner, import.meta.env.CACHE_RELEASE ?? 'development'),
): Promise<Exchange> {
  const config = { keys: cacheKeys, updates: cacheUpdates };
  if (!storage) return cacheExchange(config);
  const stored = await Promise.race([storage.read(), emptyAfter(storagePatienceMs)]);
  return composeExchanges([
    deviceReads({
      answeredAt: stored.answeredAt,
      onAnswer: (query, at) => void storage.writeAnswer(query, at),
    }),
    cacheExchange({
      ...config,
      storage: {
        readData: () => alreadyRead(stored.records),
        writeData: (records) => storage.write(records),
      },
    }),
  ]);
}

/** Graphcache lets queries pass while it reads; what has been read before keeps none waiting and lets none pass. */
function alreadyRead<Value>(value: Value): Promise<Value> {
  const thenable: Pick<Promise<Value>, 'then'> = {
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

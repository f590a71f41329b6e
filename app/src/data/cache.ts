import { cacheExchange } from '@urql/exchange-graphcache';
import { composeExchanges, type Exchange } from 'urql';
import { cacheKeys } from './cache-keys.ts';
import { cacheResolvers } from './cache-resolvers.ts';
import { type CacheStorage, cacheStorageOf, type StoredCache } from './cache-storage.ts';
import { cacheUpdates } from './cache-updates.ts';
import { deviceReads } from './device-reads.ts';

/** A storage that has not answered by then counts as broken. */
const storageTimeoutMs = 2_000;

/** Creates the normalized cache of one client. With an owner it starts with the data stored on this device. */
export async function createCache(
  owner?: string,
  storage: CacheStorage | undefined = cacheStorageOf(owner, import.meta.env.CACHE_RELEASE ?? 'development'),
): Promise<Exchange> {
  const config = { keys: cacheKeys, resolvers: cacheResolvers, updates: cacheUpdates };
  if (!storage) return cacheExchange(config);
  const stored = await Promise.race([storage.read(), emptyAfter(storageTimeoutMs)]);
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

/**
 * A promise that resolves synchronously. Graphcache lets queries pass while it reads; with data that has been read
 * already no query needs to wait or pass.
 */
function alreadyRead<Value>(value: Value): Promise<Value> {
  const thenable: Pick<Promise<Value>, 'then'> = {
    // oxlint-disable-next-line unicorn/no-thenable -- React reads it without waiting.
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

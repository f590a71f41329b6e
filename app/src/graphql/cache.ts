import { cacheExchange } from '@urql/exchange-graphcache';
import type { Exchange } from 'urql';
import { cacheKeys } from './cache-keys.ts';

/** The normalized cache of one client. */
export function createCache(): Exchange {
  return cacheExchange({ keys: cacheKeys });
}

import { cacheExchange } from '@urql/exchange-graphcache';
import { Client, fetchExchange } from 'urql';
import { cacheKeys } from './cache-keys.ts';

/**
 * A client with an empty cache: one per browser tab, and one per request should pages ever render on a server
 * (which then passes an absolute `url`). Queries travel by POST, the only method the endpoint knows.
 */
export function createGraphqlClient(url: string): Client {
  return new Client({
    url,
    preferGetMethod: false,
    exchanges: [cacheExchange({ keys: cacheKeys }), fetchExchange],
    fetchOptions: { credentials: 'include' },
  });
}

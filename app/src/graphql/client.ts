import { Client, fetchExchange } from 'urql';
import { sessionExchange } from './auth-exchange.ts';
import { lateCache } from './late-cache.ts';
import type { Session } from './session.ts';

interface GraphqlClientOptions {
  url: string;
  session: Pick<Session, 'needsRenewal' | 'renew'>;
  /** Resolves once the cache is worth its code; never, where pages render on a server. */
  cacheWanted: Promise<unknown>;
}

/**
 * A client with an empty cache: one per identity of a browser tab, and one per request should pages ever render on a
 * server (which then passes an absolute `url`). Queries travel by POST, the only method the endpoint knows.
 */
export function createGraphqlClient({ url, session, cacheWanted }: GraphqlClientOptions): Client {
  return new Client({
    url,
    preferGetMethod: false,
    exchanges: [
      lateCache(() => cacheWanted.then(async () => (await import('./cache.ts')).createCache())),
      sessionExchange(session),
      fetchExchange,
    ],
    fetchOptions: { credentials: 'include' },
  });
}

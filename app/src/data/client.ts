import { Client, fetchExchange } from 'urql';
import { sessionExchange } from './auth-exchange.ts';
import { refuseEmptyAnswers } from './empty-answer.ts';
import { lazyCache } from './lazy-cache.ts';
import type { Session } from '../session/session.ts';

interface GraphqlClientOptions {
  url: string;
  session: Pick<Session, 'needsRenewal' | 'renew' | 'identity'>;
  /** Resolves when the cache should be loaded; never on a server. */
  cacheNeeded: Promise<unknown>;
  /** The device has the app and perhaps the data: queries wait for the cache instead of bypassing it. */
  isOnDevice: boolean;
}

/**
 * Creates the urql client for one identity of a browser tab, with the data that the device stored for it. A server
 * would create one per request with an absolute `url`. Queries use POST, the only method of the endpoint.
 */
export function createGraphqlClient({ url, session, cacheNeeded, isOnDevice }: GraphqlClientOptions): Client {
  const owner = session.identity() ?? undefined;
  const load = async () => (await import('./cache.ts')).createCache(owner);
  return new Client({
    url,
    preferGetMethod: false,
    exchanges: [
      lazyCache(() => (isOnDevice ? load() : cacheNeeded.then(load)), { queriesWait: isOnDevice }),
      sessionExchange(session),
      refuseEmptyAnswers,
      fetchExchange,
    ],
    fetchOptions: { credentials: 'include' },
  });
}

import { Client, fetchExchange } from 'urql';
import { started } from '#app/lib/start-up.ts';
import type { Session } from '#app/session/session.ts';
import { sessionExchange } from './auth-exchange.ts';
import { refuseEmptyAnswers } from './empty-answer.ts';
import { lazyCache } from './lazy-cache.ts';
import type { SentPage } from './sent-page.ts';

interface GraphqlClientOptions {
  url: string;
  session: Pick<Session, 'needsRenewal' | 'renew' | 'identity'>;
  /** Resolves when the cache should be loaded; never on a server. */
  cacheNeeded: Promise<unknown>;
  /** The device has stored the app and perhaps data, so queries wait for the cache instead of bypassing it. */
  isOnDevice: boolean;
  /** The data in a page rendered on the server. */
  page?: SentPage | null;
}

/** Data sent longer ago is queried again once the page has started; a page from a cache may be a day old. */
const freshMs = 60_000;

/**
 * Creates the urql client for one identity of a browser tab, with the data that the device stored for it. Queries use
 * POST, the only method of the endpoint.
 */
export function createGraphqlClient(options: GraphqlClientOptions): Client {
  const { url, session, cacheNeeded, isOnDevice, page } = options;
  const owner = session.identity() ?? undefined;
  // The server renders pages without reading the cookie, so their data is a visitor's.
  const isOld = page && (owner !== '' || Math.abs(Date.now() - Date.parse(page.at)) > freshMs);
  const load = async () => (await import('#app/data/cache/cache.ts')).createCache(owner);
  return new Client({
    url,
    preferGetMethod: false,
    exchanges: [
      lazyCache(() => (isOnDevice ? load() : cacheNeeded.then(load)), {
        queriesWait: isOnDevice,
        sent: page?.results,
        refresh: isOld ? started() : undefined,
      }),
      sessionExchange(session),
      refuseEmptyAnswers,
      fetchExchange,
    ],
    fetchOptions: { credentials: 'include' },
  });
}

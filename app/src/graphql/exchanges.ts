import { Client, type Exchange, fetchExchange } from 'urql';
import { started } from '#app/lib/start-up.ts';
import type { Session } from '#app/session/session.ts';
import { sessionExchange } from './auth-exchange.ts';
import { deviceCache } from './cache/cache.ts';
import { refuseEmptyAnswers } from './refuse-empty-answers.ts';
import { sentAnswers, type SentPage } from './sent-answers.ts';
import { withUncached } from './uncached.ts';

interface ClientOptions {
  url: string;
  session: Pick<Session, 'needsRenewal' | 'renew' | 'identity'>;
  /** The device has stored the app and perhaps data, so queries wait until these are read. */
  isOnDevice: boolean;
  page?: SentPage | null;
}

/** Data sent longer ago is queried again once the page has started; a page from a cache may be a day old. */
const freshMs = 60_000;

/** Creates the urql client for one identity of a browser tab. Queries use POST, the only method of the endpoint. */
export function createGraphqlClient({ url, ...options }: ClientOptions): Client {
  return new Client({
    url,
    preferGetMethod: false,
    exchanges: exchangesOf(options),
    fetchOptions: { credentials: 'include' },
  });
}

/** A query passes these from the first to the last, and its answer passes them back. */
function exchangesOf({ session, isOnDevice, page }: Omit<ClientOptions, 'url'>): Exchange[] {
  const owner = session.identity() ?? undefined;
  const isOld = Boolean(page && (owner !== '' || Math.abs(Date.now() - Date.parse(page.at)) > freshMs));
  return [
    // First, because it answers what this device has stored, and stores the answers of all others. It also repeats
    // queries: `retryExchange` would do so after a random pause, not when the connection is back.
    withUncached(deviceCache(owner, isOnDevice)),
    // Behind the cache, which stores the data of the page too. `ssrExchange` forgets an answer after its first use,
    // and would repeat queries before the page has started.
    sentAnswers({ results: page?.results ?? {}, started: started(), isOld }),
    // Only before the network, so that neither stored nor sent data wait for the renewal of a session.
    sessionExchange(session),
    // Next to the network, so that all others see such an answer as a failure of the network.
    refuseEmptyAnswers,
    fetchExchange,
  ];
}

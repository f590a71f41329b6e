import { Client, type Exchange, fetchExchange } from 'urql';
import { started } from '#app/lib/start-up.ts';
import type { Session } from '#app/session/session.ts';
import { type QueriedSession, sessionExchange } from './auth-exchange.ts';
import { deviceCache } from './cache/cache.ts';
import { refuseEmptyAnswers } from './refuse-empty-answers.ts';
import { sentAnswers, type SentPage } from './sent-answers.ts';
import { withUncached } from './uncached.ts';

interface ClientOptions {
  url: string;
  session: QueriedSession & Pick<Session, 'identity'>;
  /** True on a device with stored data, for which queries wait. */
  isOnDevice: boolean;
  page?: SentPage | null;
}

/** Older data of a page is queried again once the page has started; a cache may deliver a page of yesterday. */
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

function exchangesOf({ session, isOnDevice, page }: Omit<ClientOptions, 'url'>): Exchange[] {
  const owner = session.identity() ?? undefined;
  const isOld = Boolean(page && (owner !== '' || Math.abs(Date.now() - Date.parse(page.at)) > freshMs));
  return [
    // First, because it answers from the device and stores all other answers. It also repeats queries: `retryExchange`
    // would do so at random, not when the connection is back.
    withUncached(deviceCache(owner, isOnDevice)),
    // Behind the cache, which stores the data of the page, too. `ssrExchange` discards an answer after its first use,
    // and would repeat queries before the page has started.
    sentAnswers({ results: page?.results ?? {}, started: started(), isOld }),
    // Next to the network: stored and sent data do not wait for the renewal of a session.
    sessionExchange(session),
    // Last: all others see an empty answer as a failure of the network.
    refuseEmptyAnswers,
    fetchExchange,
  ];
}

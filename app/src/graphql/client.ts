import { Client, type Exchange, fetchExchange, type Operation, type OperationResult } from 'urql';
import { makeSubject, pipe, subscribe } from 'wonka';
import { started } from '#app/lib/start-up.ts';
import type { Session } from '#app/session/session.ts';
import { sessionExchange } from './auth-exchange.ts';
import { createCache, createDeviceCache } from './cache/cache.ts';
import { refuseEmptyAnswers } from './empty-answer.ts';
import { sentAnswers, type SentPage } from './sent-answers.ts';
import { withUncached } from './uncached.ts';

interface GraphqlClientOptions {
  url: string;
  session: Pick<Session, 'needsRenewal' | 'renew' | 'identity'>;
  /** The device has stored the app and perhaps data, so queries wait until these are read. */
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
  const { url, session, isOnDevice, page } = options;
  const owner = session.identity() ?? undefined;
  // The server renders pages without reading the cookie, so their data is a visitor's.
  const isOld = Boolean(page && (owner !== '' || Math.abs(Date.now() - Date.parse(page.at)) > freshMs));
  return new Client({
    url,
    preferGetMethod: false,
    exchanges: [
      withUncached(isOnDevice ? awaitedExchange(createDeviceCache(owner)) : createCache(owner)),
      sentAnswers({ results: page?.results ?? {}, started: started(), isOld }),
      sessionExchange(session),
      refuseEmptyAnswers,
      fetchExchange,
    ],
    fetchOptions: { credentials: 'include' },
  });
}

/** Lets operations wait until an exchange has been created, for example one that reads the data of the device first. */
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

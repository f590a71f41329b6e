import { Client, fetchExchange } from 'urql';
import { sessionExchange } from './auth-exchange.ts';
import { refuseEmptyAnswers } from './empty-answer.ts';
import { lateCache } from './late-cache.ts';
import type { Session } from './session.ts';

interface GraphqlClientOptions {
  url: string;
  session: Pick<Session, 'needsRenewal' | 'renew' | 'identity'>;
  /** Resolves once the cache is worth its code; never, where pages render on a server. */
  cacheWanted: Promise<unknown>;
  /** The device holds the app, and perhaps the answers: queries wait for the cache instead of passing it by. */
  isOnDevice: boolean;
}

/**
 * A client that knows what the device keeps for this identity: one per identity of a browser tab, and one per request
 * should pages ever render on a server (which then passes an absolute `url`). Queries travel by POST, the only method
 * the endpoint knows.
 */
export function createGraphqlClient({ url, session, cacheWanted, isOnDevice }: GraphqlClientOptions): Client {
  const owner = session.identity() ?? undefined;
  const load = async () => (await import('./cache.ts')).createCache(owner);
  return new Client({
    url,
    preferGetMethod: false,
    exchanges: [
      lateCache(() => (isOnDevice ? load() : cacheWanted.then(load)), { queriesWait: isOnDevice }),
      sessionExchange(session),
      refuseEmptyAnswers,
      fetchExchange,
    ],
    fetchOptions: { credentials: 'include' },
  });
}

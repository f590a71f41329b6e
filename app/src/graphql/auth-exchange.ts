import { authExchange } from '@urql/exchange-auth';
import type { Exchange } from 'urql';
import type { Session } from './session.ts';

/**
 * Renews the session before a query when its cookie has died of age (the query would silently be a visitor's), and
 * after one that Hasura refused for its token; each query is sent again once. Without a session it goes out as a visitor's.
 */
export function sessionExchange(session: Pick<Session, 'needsRenewal' | 'renew'>): Exchange {
  return authExchange(() =>
    Promise.resolve({
      addAuthToOperation: (operation) => operation,
      willAuthError: () => session.needsRenewal(),
      didAuthError: ({ graphQLErrors }) =>
        graphQLErrors.some(({ extensions }) => extensions.code === 'invalid-jwt'),
      refreshAuth: async () => void (await session.renew()),
    }),
  );
}

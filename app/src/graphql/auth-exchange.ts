import { authExchange } from '@urql/exchange-auth';
import type { Exchange } from 'urql';
import type { Session } from './session.ts';

/**
 * Renews the session before a query when its cookie has died of age (the query would silently be a visitor's), and
 * after one that Hasura refused for its token; each query is sent again once. A visitor's goes out as it is; one of a
 * session that cannot be renewed just now fails as unreachable, and is not answered as a visitor's.
 */
export function sessionExchange(session: Pick<Session, 'needsRenewal' | 'renew'>): Exchange {
  return authExchange(() =>
    Promise.resolve({
      addAuthToOperation: (operation) => operation,
      willAuthError: () => session.needsRenewal(),
      didAuthError: ({ graphQLErrors }) =>
        graphQLErrors.some(({ extensions }) => extensions.code === 'invalid-jwt'),
      refreshAuth: async () => {
        if ((await session.renew()) === 'unreachable') throw new Error('The session cannot be renewed now.');
      },
    }),
  );
}

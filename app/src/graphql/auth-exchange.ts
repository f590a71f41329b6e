import { authExchange } from '@urql/exchange-auth';
import type { Exchange } from 'urql';
import type { Session } from '#app/session/session.ts';

const expired: readonly unknown[] = ['invalid-jwt', 'sessionExpired'];

/**
 * Renews the session before a query when the cookie has expired (the server would take it for a visitor's), and after a
 * refused token; repeats the query once. A header marks queries, which the gateway may send to a replica.
 */
export function sessionExchange(session: Pick<Session, 'needsRenewal' | 'renew'>): Exchange {
  return authExchange(({ appendHeaders }) =>
    Promise.resolve({
      addAuthToOperation: (operation) =>
        operation.kind === 'query' ? appendHeaders(operation, { 'X-Lavoir-Query': '1' }) : operation,
      willAuthError: () => session.needsRenewal(),
      didAuthError: ({ graphQLErrors }) =>
        graphQLErrors.some(({ extensions }) => expired.includes(extensions.code)),
      refreshAuth: async () => {
        if ((await session.renew()) === 'unreachable') throw new Error('The session cannot be renewed now.');
      },
    }),
  );
}

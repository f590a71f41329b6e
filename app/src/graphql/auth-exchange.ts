import { authExchange } from '@urql/exchange-auth';
import type { Exchange } from 'urql';
import type { Session } from '#app/session/session.ts';

const expired: readonly unknown[] = ['invalid-jwt', 'sessionExpired'];
/** Hasura tells a visitor that what they may not read or run does not exist. */
const hidden: readonly unknown[] = ['validation-failed', 'unauthenticated'];

export type QueriedSession = Pick<Session, 'needsRenewal' | 'renew' | 'end'>;

/**
 * Renews the session before a query when the cookie has expired (the server would take it for a visitor's), and after a
 * refused token; repeats the query once. Ends it when all its cookies are gone. A header marks queries, which the
 * gateway may send to a replica.
 */
export function sessionExchange(session: QueriedSession): Exchange {
  return authExchange(({ appendHeaders }) =>
    Promise.resolve({
      addAuthToOperation: (operation) =>
        operation.kind === 'query' ? appendHeaders(operation, { 'X-Lavoir-Query': '1' }) : operation,
      willAuthError: () => session.needsRenewal(),
      didAuthError: ({ graphQLErrors }) => {
        const codes = graphQLErrors.map(({ extensions }) => extensions.code);
        if (codes.some((code) => hidden.includes(code))) session.end();
        return codes.some((code) => expired.includes(code));
      },
      refreshAuth: async () => {
        if ((await session.renew()) === 'unreachable') throw new Error('The session cannot be renewed now.');
      },
    }),
  );
}

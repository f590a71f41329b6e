import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Client, Provider as GraphqlProvider } from 'urql';
import { map, pipe } from 'wonka';
import { PageOrigin } from '#app/graphql/site/page-head.tsx';

export function renderOnServer(children: ReactNode, data: object = {}): string {
  const client = new Client({
    url: '/v1/graphql',
    preferGetMethod: false,
    exchanges: [
      () => (operations) =>
        pipe(
          operations,
          map((operation) => ({ operation, data, stale: false, hasNext: false })),
        ),
    ],
  });
  return renderToStaticMarkup(
    <GraphqlProvider value={client}>
      <PageOrigin value="https://lavoir.test">{children}</PageOrigin>
    </GraphqlProvider>,
  );
}

import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Client, fetchExchange, Provider as GraphqlProvider } from 'urql';
import { render } from 'vitest-browser-react';
import { sessionExchange } from '#app/graphql/auth-exchange.ts';
import { createSessionBrowser } from '#app/session/session-browser.ts';
import { SessionContext } from '#app/session/session-context.tsx';
import { createSession } from '#app/session/session.ts';
import type { CurrentUser } from '#contract/account/account.ts';

export const owner: CurrentUser = {
  id: 'e0000000-0000-4000-8000-0000000000a1',
  email: 'olivier@lavoir.test',
  firstName: 'Olivier',
  lastName: 'Test',
  role: 'owner',
  createdAt: '2026-01-01T00:00:00Z',
} as CurrentUser;

interface PageOptions {
  user?: CurrentUser;
  path?: string;
}

export async function renderPage(children: ReactNode, { user, path = '/' }: PageOptions = {}) {
  const session = createSession(createSessionBrowser());
  if (user) session.enter(user);
  else await session.check();
  const client = new Client({
    url: new URL('/v1/graphql', location.href).href,
    preferGetMethod: false,
    exchanges: [sessionExchange(session), fetchExchange],
  });
  const screen = await render(
    <SessionContext value={session}>
      <GraphqlProvider value={client}>
        <MemoryRouter initialEntries={[path]}>
          {children}
          <Address />
        </MemoryRouter>
      </GraphqlProvider>
    </SessionContext>,
  );
  return { ...screen, session };
}

function Address() {
  const { pathname } = useLocation();
  return <output data-testid="address">{pathname}</output>;
}

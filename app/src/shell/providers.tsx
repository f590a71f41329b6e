import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { type Client, Provider as GraphqlProvider } from 'urql';
import { SessionContext } from '../graphql/session-context.tsx';
import type { Session } from '../graphql/session.ts';

interface ProvidersProps {
  session: Session;
  /** Called again whenever somebody signs in or out: a new client remembers nothing of the one before. */
  createClient: () => Client;
  children: ReactNode;
}

/** What every screen may rely on. */
export function Providers({ session, createClient, children }: ProvidersProps) {
  const epoch = useSyncExternalStore(session.subscribe, session.epoch, session.epoch);
  const [current, setCurrent] = useState(() => ({ epoch, client: createClient() }));
  if (current.epoch !== epoch) setCurrent({ epoch, client: createClient() });

  useEffect(() => {
    void session.check();
    return session.follow();
  }, [session]);

  return (
    <SessionContext value={session}>
      <GraphqlProvider value={current.client}>{children}</GraphqlProvider>
    </SessionContext>
  );
}

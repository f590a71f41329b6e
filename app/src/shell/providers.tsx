import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { type Client, Provider as GraphqlProvider } from 'urql';
import { started } from '#app/lib/start-up.ts';
import { SessionContext } from '#app/session/session-context.tsx';
import type { Session } from '#app/session/session.ts';

interface ProvidersProps {
  session: Session;
  createClient: () => Client;
  children: ReactNode;
}

/** Gives the app its session and one GraphQL client for each identity, whose data no other one may see. */
export function Providers({ session, createClient, children }: ProvidersProps) {
  const epoch = useSyncExternalStore(session.subscribe, session.epoch, session.epoch);
  const [current, setCurrent] = useState(() => ({ epoch, client: createClient() }));
  if (current.epoch !== epoch) setCurrent({ epoch, client: createClient() });

  useEffect(() => {
    void started().then(() => session.check());
    return session.follow();
  }, [session]);

  return (
    <SessionContext value={session}>
      <GraphqlProvider value={current.client}>{children}</GraphqlProvider>
    </SessionContext>
  );
}

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

/** The session of this tab, provided once around the whole app. */
export const SessionContext = createContext<Session | null>(null);

/** For what changes the session: signing in and out. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No session is provided around this component.');
  return session;
}

/** Who is using this tab, as it changes. A server renders everybody as unknown. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, unknown);
}

const nobody: SessionState = { status: 'unknown' };
const unknown = () => nobody;

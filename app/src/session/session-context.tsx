import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CurrentUser } from '#contract/account/account.ts';
import { anonymous, type Session, type SessionState } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No session is provided around this component.');
  return session;
}

export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, () => anonymous);
}

/** Returns the user who is signed in; null for a visitor, and until the user is known. */
export function useUser(): CurrentUser | null {
  const session = useSessionState();
  return session.status === 'signedIn' ? session.user : null;
}

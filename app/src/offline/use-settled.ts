import { useEffect } from 'react';
import { useSessionState } from '../session/session-context.tsx';
import type { PersonalStore } from './personal-store.ts';

/** Tells a personal store who is here, as people sign in and out; without an answer it is whoever was here last. */
export function useStorePerson(store: Pick<PersonalStore<unknown>, 'setPerson'>): void {
  const session = useSessionState();
  const { status } = session;
  const userId = status === 'signedIn' ? session.user.id : null;
  useEffect(() => {
    if (status === 'unknown' || status === 'checking') return;
    void store.setPerson(status === 'unreachable' ? undefined : userId);
  }, [store, status, userId]);
}

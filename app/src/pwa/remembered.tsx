import { useEffect } from 'react';
import { useSession } from '../graphql/session-context.tsx';
import { rememberPage, type RememberedPage } from './remembered-pages.ts';

/** Notes that this page was opened: without a network it is offered again. Shows nothing. */
export function Remembered({ kind, href, title, detail }: Omit<RememberedPage, 'at' | 'owner'>) {
  const session = useSession();
  useEffect(() => {
    void rememberPage({ kind, href, title, detail, owner: session.userId() });
  }, [session, kind, href, title, detail]);
  return null;
}

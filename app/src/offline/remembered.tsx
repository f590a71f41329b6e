import { useEffect } from 'react';
import { useSession } from '../session/session-context.tsx';
import { recordOpenedPage, type OpenedPage } from './remembered-pages.ts';

/** Notes that this page was opened: without a network it is offered again. Shows nothing. */
export function OpenedPageRecord({ kind, href, title, detail }: Omit<OpenedPage, 'at' | 'owner'>) {
  const session = useSession();
  useEffect(() => {
    void recordOpenedPage({ kind, href, title, detail, owner: session.userId() });
  }, [session, kind, href, title, detail]);
  return null;
}

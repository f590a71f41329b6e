import { useEffect } from 'react';
import { useClient } from 'urql';

const idleAfterMs = 3000;

/** Refreshes the stored contact data once, after the first view has rendered. */
export function useFreshSiteContact(): void {
  const client = useClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!navigator.onLine) return;
      import('./refresh-site-contact.ts').then(
        ({ refreshSiteContact }) => refreshSiteContact(client),
        () => undefined,
      );
    }, idleAfterMs);
    return () => clearTimeout(timer);
  }, [client]);
}

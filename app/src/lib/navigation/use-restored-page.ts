import { useEffect, useRef } from 'react';

/**
 * Calls back when « Back » leads from the payment provider's page to this one and the browser restores it with its
 * buttons still busy.
 */
export function useRestoredPage(onRestored: () => void): void {
  const latest = useRef(onRestored);
  useEffect(() => {
    latest.current = onRestored;
  });
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && latest.current();
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);
}

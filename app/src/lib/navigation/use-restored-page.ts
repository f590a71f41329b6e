import { useEffect, useRef } from 'react';

/** Runs when « Back » restores this very page, with its buttons still busy, from the payment provider's. */
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

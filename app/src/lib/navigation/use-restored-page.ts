import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when « Back » leads from the payment provider's page to this one and the browser restores it with its
 * buttons still busy.
 */
export function useRestoredPage(onRestored: () => void): void {
  const report = useEffectEvent(onRestored);
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && report();
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);
}

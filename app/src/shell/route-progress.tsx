import { useSyncExternalStore } from 'react';
import { pageCode } from './page-code.tsx';

/** A thin line while the code of the next page is loading; the old page stays until then. */
export function RouteProgress() {
  const pending = useSyncExternalStore(pageCode.subscribe, pageCode.isPending, () => false);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      {pending && (
        <>
          <span className="sr-only">Chargement de la page…</span>
          <div className="route-progress h-full bg-blue-500" />
        </>
      )}
    </div>
  );
}

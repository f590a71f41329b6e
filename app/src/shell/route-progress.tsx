import { useNavigation } from 'react-router-dom';

/** A thin line while the next page's code is on its way; invisible when it arrives at once. */
export function RouteProgress() {
  const busy = useNavigation().state !== 'idle';
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      {busy && (
        <>
          <span className="sr-only">Chargement de la page…</span>
          <div className="route-progress h-full bg-blue-500" />
        </>
      )}
    </div>
  );
}

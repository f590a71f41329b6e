import { type ReactNode, Suspense, use, useEffect, useId, useLayoutEffect } from 'react';
import { hydrated, hydrating, pendingSlices } from '../lib/start-up.ts';

/**
 * A part of the server's page that the browser hydrates at the first idle moment or the first touch, key or scroll, so
 * that it does not delay what is visible. On the server and in pages that the browser draws it renders at once.
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  const part = useId();
  // Before the effect of Hydrated, even when both are drawn at once.
  useLayoutEffect(() => {
    hydrating(part);
    return () => hydrated(part);
  }, [part]);
  return (
    <Suspense>
      <Slice>{children}</Slice>
      <Hydrated part={part} />
    </Suspense>
  );
}

function Slice({ children }: { children: ReactNode }) {
  const pending = pendingSlices();
  if (pending) use(pending);
  return children;
}

/** Its place in a Suspense boundary says when this part of the page is hydrated. */
export function Hydrated({ part }: { part: string }) {
  useEffect(() => hydrated(part), [part]);
  return null;
}

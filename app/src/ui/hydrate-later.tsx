import { type ReactNode, Suspense, use } from 'react';
import { pendingSlices } from '../lib/start-up.ts';

/**
 * A part of the server's page that the browser hydrates at the first idle moment or the first touch, key or scroll, so
 * that it does not delay what is visible. On the server and in pages that the browser draws it renders at once.
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Slice>{children}</Slice>
    </Suspense>
  );
}

function Slice({ children }: { children: ReactNode }) {
  const pending = pendingSlices();
  if (pending) use(pending);
  return children;
}

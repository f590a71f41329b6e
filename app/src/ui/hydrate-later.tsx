import {
  type ReactNode,
  startTransition,
  Suspense,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { hydrated, hydrating, pendingSlices } from '../lib/start-up.ts';

/**
 * A part of the server's page that the browser hydrates at the first idle moment or the first touch, key or scroll, so
 * that it does not delay what is visible. On the server and in pages that the browser draws it renders at once.
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  return <Part until={pendingSlices()}>{children}</Part>;
}

/** A part that is hydrated right after what is around it: the page itself, or a part of it whose code loads separately. */
export function HydrateFirst({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return <Part fallback={fallback}>{children}</Part>;
}

interface PartProps {
  /** The part is hydrated when this has resolved. */
  until?: Promise<void>;
  fallback?: ReactNode;
  children: ReactNode;
}

function Part({ until, fallback, children }: PartProps) {
  const part = useId();
  const [isDue, setDue] = useState(false);
  // Before the effect of Hydrated, even when both are drawn at once.
  useLayoutEffect(() => {
    hydrating(part);
    return () => hydrated(part);
  }, [part]);
  // React itself would hydrate the part as idle work, and treat updates in its effects as idle, too. With such an update
  // waiting, urql's hook starts its query anew at every rendering and never ends when the variables change.
  useEffect(() => {
    void Promise.resolve(until).then(() => startTransition(() => setDue(true)));
  }, [until]);
  return (
    <Suspense fallback={fallback}>
      <Slice until={until} isDue={isDue}>
        {children}
      </Slice>
      <Hydrated part={part} />
    </Suspense>
  );
}

/** A change of `isDue` makes React hydrate the part at the priority of that change. */
function Slice({ until, children }: PartProps & { isDue: boolean }) {
  if (until) use(until);
  return children;
}

/** Its place in a Suspense boundary says when this part of the page is hydrated. */
export function Hydrated({ part }: { part: string }) {
  useEffect(() => hydrated(part), [part]);
  return null;
}

import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isPositionShared } from '#app/lib/places/shared-position.ts';
import { isRenderedByBrowser } from '#app/lib/start-up.ts';

/** The home page that opens around the visitor. */
export interface Opening {
  /** The position is not known yet; the place of its results is kept. */
  pending: boolean;
  /** Shows the whole country instead. */
  end: () => void;
}

/**
 * A visit opens around the visitor who has shared the position before. A page rendered by the server stays as it is:
 * its list would jump away under the reader (docs/decisions/015).
 */
export function useOpening(searching: boolean): Opening {
  const isFirstEntry = useLocation().key === 'default';
  const [pending, setPending] = useState(
    () => isFirstEntry && !searching && isRenderedByBrowser() && isPositionShared(),
  );
  if (pending && searching) setPending(false);
  return { pending: pending && !searching, end: () => setPending(false) };
}

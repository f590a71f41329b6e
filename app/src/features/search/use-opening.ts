import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readItem, writeItem } from '#app/lib/device/device-item.ts';
import { isRenderedByBrowser } from '#app/lib/start-up.ts';

const key = 'lavoir:position-shared';

/** Tells whether the browser gave the position on an earlier visit. Call it in a browser. */
const isPositionShared = () => readItem(key) != null;

/** Without storage, the home page begins with the whole country. */
export function setPositionShared(shared: boolean): void {
  writeItem(key, shared ? '1' : null);
}

/** State of a home page that opens with the laundromats around the visitor. */
export interface Opening {
  /** The position is not known yet; room is reserved for its results. */
  pending: boolean;
  /** The results keep their room, also when there was no position. */
  keepsRoom: boolean;
  /** Reserves room for the results around the visitor, whose position was requested. */
  begin: () => void;
  /** Shows the whole country instead. */
  end: () => void;
}

/**
 * A visit begins with the laundromats around the visitor if they have shared the position before. A page rendered by
 * the server stays as it is, because its list would change while the visitor reads it (docs/decisions/014).
 */
export function useOpening(searching: boolean): Opening {
  const isFirstEntry = useLocation().key === 'default';
  const [state, setState] = useState<'none' | 'pending' | 'ended'>(() =>
    isFirstEntry && !searching && isRenderedByBrowser() && isPositionShared() ? 'pending' : 'none',
  );
  if (state !== 'none' && searching) setState('none');
  return {
    pending: state === 'pending' && !searching,
    keepsRoom: state !== 'none',
    begin: () => !searching && setState('pending'),
    end: () => setState((now) => (now === 'pending' ? 'ended' : now)),
  };
}

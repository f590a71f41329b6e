import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** `https://lavoir.fr` in a browser; empty while a server renders, so that addresses stay relative there. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
}

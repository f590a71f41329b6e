import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns `https://lavoir.fr` in a browser; empty on a server, where addresses stay relative. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
}

import { useSyncExternalStore } from 'react';
import { createListeners } from '#app/lib/listeners.ts';

/**
 * Knows whether the server can be reached. The browser's own state is not enough: a Wi-Fi without internet counts as «
 * online ».
 */
export function createConnection() {
  let reachable = true;
  const listeners = createListeners();
  const become = (next: boolean) => {
    if (reachable === next) return;
    reachable = next;
    listeners.notify();
  };

  return {
    subscribe: listeners.subscribe,
    isOffline: () => !reachable,
    failed: () => become(false),
    succeeded: () => become(true),
    /** Follows the browser's events from now on. Call it once, in a browser; a failure reported before still counts. */
    follow() {
      window.addEventListener('offline', () => become(false));
      window.addEventListener('online', () => become(true));
      if (!navigator.onLine) become(false);
    },
  };
}

export const connection = createConnection();

/** Tells whether the server cannot be reached; false on the server itself, and while a rendered page starts. */
export const useOffline = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.isOffline, () => false);

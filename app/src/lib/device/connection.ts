import { useSyncExternalStore } from 'react';
import { createStore } from '#app/lib/listeners.ts';

/**
 * Knows whether the server can be reached. The browser's own state is not enough: a Wi-Fi without internet counts as «
 * online ».
 */
export function createConnection() {
  const offline = createStore(false);
  return {
    subscribe: offline.subscribe,
    isOffline: offline.get,
    failed: () => offline.set(true),
    succeeded: () => offline.set(false),
    /** Follows the browser's events from now on. Call it once, in a browser; a failure reported before still counts. */
    follow() {
      window.addEventListener('offline', () => offline.set(true));
      window.addEventListener('online', () => offline.set(false));
      if (!navigator.onLine) offline.set(true);
    },
  };
}

export const connection = createConnection();

/** Tells whether the server cannot be reached; false on the server itself, and while a rendered page starts. */
export const useOffline = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.isOffline, () => false);

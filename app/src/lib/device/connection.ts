import { createListeners } from '#app/lib/listeners.ts';

/**
 * Tells whether the site can be reached, as an external store for React. The browser's own state is not enough: a Wi-Fi
 * without internet counts as « online ». A failed request is a better sign, and an answer is proof.
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
    /** Follows the browser's network state; earlier failures stay. Call it in a browser, once. */
    follow() {
      window.addEventListener('offline', () => become(false));
      window.addEventListener('online', () => become(true));
      if (!navigator.onLine) become(false);
    },
  };
}

export const connection = createConnection();

/**
 * Whether the site can be reached, as an external store for React. The browser's own word is not enough: it calls a
 * Wi-Fi without internet « online ». Requests that fail say more, and an answer says everything.
 */
export function createConnection() {
  let reachable = true;
  const listeners = new Set<() => void>();
  const become = (next: boolean) => {
    if (reachable === next) return;
    reachable = next;
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOffline: () => !reachable,
    /** A request got no answer. */
    failed: () => become(false),
    /** An answer came. */
    succeeded: () => become(true),
    /** Follows what the browser says of its network; what failed before stays failed. Call it in a browser, once. */
    follow() {
      window.addEventListener('offline', () => become(false));
      window.addEventListener('online', () => become(true));
      if (!navigator.onLine) become(false);
    },
  };
}

/** The connection of this tab. */
export const connection = createConnection();

import { createListeners } from '#app/lib/listeners.ts';

/** The key of a query, or the cache key of a row that no query of this page has returned. */
type Served = number | string;

/**
 * The age of the data on the screen, as an external store for React: of all queries and rows that this device itself
 * has served, the oldest one.
 */
function createDataAge() {
  const known = new Map<Served, number | undefined>();
  const listeners = createListeners();
  let isNotifying = false;

  /**
   * Notifies later, once for several changes. A query is served and given up again each time that React prepares the page
   * that it leads to; an update in between would interrupt React each time, until it stops waiting after five seconds.
   */
  function notifySoon() {
    if (isNotifying) return;
    isNotifying = true;
    queueMicrotask(() => {
      isNotifying = false;
      listeners.notify();
    });
  }

  return {
    subscribe: listeners.subscribe,
    /** `at` is undefined for data stored before ages were recorded. */
    servedFromDevice(served: Served, at: number | undefined) {
      known.set(served, at);
      notifySoon();
    },
    servedFresh(served: Served) {
      if (known.delete(served)) notifySoon();
    },
    oldest(): number | null {
      const times = [...known.values()].filter((at) => at !== undefined);
      return times.length > 0 ? Math.min(...times) : null;
    },
  };
}

export const dataAge = createDataAge();

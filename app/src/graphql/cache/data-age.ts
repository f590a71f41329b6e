import { createListeners } from '#app/lib/listeners.ts';

/** The key of a query, or the cache key of a row. */
type Served = number | string;

function createDataAge() {
  const known = new Map<Served, number | undefined>();
  const listeners = createListeners();
  let isNotifying = false;

  /**
   * Notifies once for several changes: each one would interrupt React, which stops waiting for a page after five
   * seconds.
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

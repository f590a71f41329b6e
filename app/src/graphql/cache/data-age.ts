import { createListeners } from '#app/lib/listeners.ts';

/** The key of a query, or the cache key of a row. */
type Served = number | string;

function createDataAge() {
  const known = new Map<Served, number | undefined>();
  const listeners = createListeners();
  let isNotifying = false;
  let notified: number | null = null;

  function oldest(): number | null {
    const times = [...known.values()].filter((at) => at !== undefined);
    return times.length > 0 ? Math.min(...times) : null;
  }

  /**
   * Notifies once for several changes: each one would interrupt React, which stops waiting for a page after five
   * seconds. While React waits, it reads and drops the same queries at every attempt: if that notified, it would
   * begin the next attempt, without end, and the page could never arrive.
   */
  function notifySoon() {
    if (isNotifying) return;
    isNotifying = true;
    queueMicrotask(() => {
      isNotifying = false;
      if (oldest() === notified) return;
      notified = oldest();
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
    oldest,
  };
}

export const dataAge = createDataAge();

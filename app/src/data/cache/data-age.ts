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

  return {
    subscribe: listeners.subscribe,
    /** `at` is undefined for data stored before ages were recorded. */
    servedFromDevice(served: Served, at: number | undefined) {
      known.set(served, at);
      listeners.notify();
    },
    servedFresh(served: Served) {
      if (known.delete(served)) listeners.notify();
    },
    /** Time at which the server sent the oldest data on the screen; null when none is old. */
    oldest(): number | null {
      const times = [...known.values()].filter((at) => at !== undefined);
      return times.length > 0 ? Math.min(...times) : null;
    },
  };
}

/** The age of the data in this tab. */
export const dataAge = createDataAge();

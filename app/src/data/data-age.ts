/**
 * The age of the data on the screen, as an external store for React: of all queries answered by this device itself,
 * the one whose answer is oldest.
 */
export function createDataAge() {
  const served = new Map<number, number | undefined>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** `at` is undefined for data stored before ages were recorded. */
    servedFromDevice(query: number, at: number | undefined) {
      served.set(query, at);
      changed();
    },
    servedFresh(query: number) {
      if (served.delete(query)) changed();
    },
    /** Time at which the server sent the oldest data on the screen; null when none is old. */
    oldest(): number | null {
      const known = [...served.values()].filter((at) => at !== undefined);
      return known.length > 0 ? Math.min(...known) : null;
    },
  };
}

/** The age of the data in this tab. */
export const dataAge = createDataAge();

/**
 * How old is what is on the screen, as an external store for React: of all queries that this device had to answer
 * itself, the one that was answered longest ago.
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
    /** `at` is unknown for what came before ages were kept. */
    servedFromDevice(query: number, at: number | undefined) {
      served.set(query, at);
      changed();
    },
    servedFresh(query: number) {
      if (served.delete(query)) changed();
    },
    /** When the oldest data on the screen left the server; null when none is old. */
    oldest(): number | null {
      const known = [...served.values()].filter((at) => at !== undefined);
      return known.length > 0 ? Math.min(...known) : null;
    },
  };
}

/** The age of what this tab shows. */
export const dataAge = createDataAge();

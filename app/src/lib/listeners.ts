export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}

/** A value for `useSyncExternalStore`. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const { subscribe, notify } = createListeners();
  return {
    subscribe,
    get: () => value,
    set(next: Value) {
      if (next === value) return;
      value = next;
      notify();
    },
  };
}

/** Notifies when data has been stored on this device, so that more may be readable offline. */
export const storedSignal = createListeners();

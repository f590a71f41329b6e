const listeners = new Set<() => void>();

/** Notifies the components of this tab when it has stored data or photos on the device. */
export const storedSignal = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  send() {
    for (const listener of listeners) listener();
  },
};

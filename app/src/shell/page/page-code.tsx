import { type ComponentType, lazy } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1) {
  pending += change;
  for (const listener of listeners) listener();
}

/**
 * Creates a page whose code is fetched when it is first shown. Until it has loaded, {@link pageCode} reports it as
 * pending.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    count(1);
    try {
      return { default: await load() };
    } finally {
      count(-1);
    }
  });
}

/** Tells whether the code of a page is loading, as an external store for React. */
export const pageCode = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isPending: () => pending > 0,
};

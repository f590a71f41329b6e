import { type ComponentType, lazy } from 'react';
import { createStore } from '#app/lib/listeners.ts';

const pending = createStore(0);

export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    pending.set(pending.get() + 1);
    try {
      return { default: await load() };
    } finally {
      pending.set(pending.get() - 1);
    }
  });
}

/** Tells whether the code of a page is being loaded. */
export const pageCode = {
  subscribe: pending.subscribe,
  isPending: () => pending.get() > 0,
};

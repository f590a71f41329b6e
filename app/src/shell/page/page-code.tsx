import { type ComponentType, lazy } from 'react';
import { createListeners } from '#app/lib/listeners.ts';

let pending = 0;
const listeners = createListeners();

function changePending(by: 1 | -1) {
  pending += by;
  listeners.notify();
}

export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    changePending(1);
    try {
      return { default: await load() };
    } finally {
      changePending(-1);
    }
  });
}

/** Tells whether the code of a page is being loaded. */
export const pageCode = {
  subscribe: listeners.subscribe,
  isPending: () => pending > 0,
};

import { type ComponentType, lazy } from 'react';
import { createListeners } from '#app/lib/listeners.ts';

let pending = 0;
const listeners = createListeners();

function count(change: 1 | -1) {
  pending += change;
  listeners.notify();
}

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

export const pageCode = {
  subscribe: listeners.subscribe,
  isPending: () => pending > 0,
};

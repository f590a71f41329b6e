import { setTimeout as sleep } from 'node:timers/promises';

/** Longest wait for a free slot; a form would rather go without an answer. */
const longestWaitMs = 1_000;

/** Keeps requests below a limit per second, and stops them while the service asks to wait. */
export interface Pace {
  /** Resolves when a request may be sent; rejects when that would take too long. */
  slot(): Promise<void>;
  /** Refuses every request for this time. */
  pause(ms: number): void;
}

/**
 * Spreads requests evenly: a burst could exceed the limit of a window that we do not see. `busy` makes the error for a
 * request that may not be sent now.
 */
export function createPace(perSecond: number, busy = (message: string) => new Error(message)): Pace {
  const gapMs = 1_000 / perSecond;
  let nextSlot = 0;
  let pausedUntil = 0;
  return {
    async slot() {
      const now = performance.now();
      if (now < pausedUntil) throw busy('the service has asked to wait');
      const start = Math.max(nextSlot, now);
      if (start - now > longestWaitMs) throw busy('too many requests at once');
      nextSlot = start + gapMs;
      if (start > now) await sleep(start - now);
    },
    pause(ms) {
      pausedUntil = performance.now() + ms;
    },
  };
}

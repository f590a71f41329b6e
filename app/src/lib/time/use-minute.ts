import { createContext, useContext, useSyncExternalStore } from 'react';

const minuteMs = 60_000;

export interface PageClock {
  sentAt: number;
  now: () => number;
  subscribe: (listener: () => void) => () => void;
}

const minuteOf = (ms: number) => Math.floor(ms / minuteMs) * minuteMs;

export function stoppedClock(at: Date): PageClock {
  const sentAt = minuteOf(at.getTime());
  return { sentAt, now: () => sentAt, subscribe: () => () => {} };
}

export function deviceClock(sentAt = Date.now(), started?: Promise<void>): PageClock {
  const listeners = new Set<() => void>();
  let isRunning = !started;
  let timer: ReturnType<typeof setInterval> | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  void started?.then(() => {
    isRunning = true;
    notify();
  });
  const sentMinute = minuteOf(sentAt);
  return {
    sentAt: sentMinute,
    now: () => (isRunning ? minuteOf(Date.now()) : sentMinute),
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        timer = setInterval(notify, minuteMs / 4);
        // A phone stops timers while the page is hidden, so the time is stale when it is shown again.
        document.addEventListener('visibilitychange', notify);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        document.removeEventListener('visibilitychange', notify);
      };
    },
  };
}

export const ClockContext = createContext(deviceClock());

export function useMinute(): Date {
  const clock = useContext(ClockContext);
  return new Date(useSyncExternalStore(clock.subscribe, clock.now, () => clock.sentAt));
}

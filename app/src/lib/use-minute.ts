import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** All components share one timer. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function notify() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(notify, minuteMs / 4);
    // A phone stops timers while the page is hidden.
    document.addEventListener('visibilitychange', notify);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;

/** Returns the current minute and updates with it. Null on a server, so that its time does not stay in the page. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore<number | null>(subscribe, thisMinute, () => null);
  return minute === null ? null : new Date(minute);
}

import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

function subscribe(tick: () => void) {
  const timer = setInterval(tick, minuteMs / 4);
  return () => clearInterval(timer);
}

const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;

/** The current minute, kept current; null while a server renders, which must not freeze its own time into a page. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore<number | null>(subscribe, thisMinute, () => null);
  return minute === null ? null : new Date(minute);
}

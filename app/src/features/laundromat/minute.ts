import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

function subscribe(tick: () => void) {
  const timer = setInterval(tick, minuteMs / 4);
  return () => clearInterval(timer);
}

const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;

/** Returns the current minute and updates with it. Null on a server, so that its time does not stay in the page. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore<number | null>(subscribe, thisMinute, () => null);
  return minute === null ? null : new Date(minute);
}

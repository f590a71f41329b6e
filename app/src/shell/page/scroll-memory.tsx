import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readTabItem, writeTabItem } from '#app/lib/device/device-item.ts';
import { parseObject } from '#app/lib/requests/json-answer.ts';
import { focusPage, rememberDeparture } from './page-focus.ts';
import { scrollAfter, type HistoryEntry } from './scroll-target.ts';

const storageKey = 'lavoir:scroll';
const timeoutMs = 10_000;
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A new page opens at its top, « back » where it was left, a filter unchanged. Waits a moment for late content. */
export function ScrollMemory() {
  const location = useLocation();
  const navigation = useNavigationType();
  const before = useRef<HistoryEntry | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const saveTop = () => {
      if (before.current) save(entryOf(before.current), window.scrollY);
    };
    const depart = (event: MouseEvent) => {
      if (before.current) rememberDeparture(entryOf(before.current), event);
    };
    window.addEventListener('scrollend', saveTop);
    window.addEventListener('pagehide', saveTop);
    document.addEventListener('click', depart, { capture: true });
    return () => {
      document.removeEventListener('click', depart, { capture: true });
      window.removeEventListener('scrollend', saveTop);
      window.removeEventListener('pagehide', saveTop);
    };
  }, []);

  useLayoutEffect(() => {
    const from = before.current;
    before.current = location;
    const target = scrollAfter(navigation, from, location, read(entryOf(location)));
    if (target === 'stay') return;
    if (target === 'hash') return whenPossible(() => scrollToElement(location.hash.slice(1)));
    if (target === 'list') {
      if (!scrollToElement('resultats')) window.scrollTo(0, 0);
      return;
    }
    return whenPossible(() => scrollToTop(target));
  }, [location, navigation]);

  const shown = useRef(location.pathname);
  useLayoutEffect(() => {
    const { pathname } = location;
    if (shown.current === pathname) return;
    const onDone = () => {
      shown.current = pathname;
    };
    return focusPage({ entry: entryOf(location), isReturn: navigation === 'POP', onDone });
  }, [location, navigation]);

  return null;
}

function entryOf({ key, pathname, search }: HistoryEntry): string {
  return key === 'default' ? pathname + search : key;
}

function scrollToTop(top: number): boolean {
  window.scrollTo(0, top);
  return Math.abs(window.scrollY - top) < 2;
}

function scrollToElement(id: string): boolean {
  const element = document.getElementById(id);
  element?.scrollIntoView();
  return element !== null;
}

/**
 * Tries until it succeeds once all has loaded, the visitor does something, or the time is over: late content moves the
 * page.
 */
function whenPossible(attempt: () => boolean): (() => void) | undefined {
  const hasSucceeded = () => attempt() && !document.querySelector('[data-loading]');
  if (hasSucceeded()) return undefined;
  const observer = new ResizeObserver(() => hasSucceeded() && stop());
  const timer = setTimeout(stop, timeoutMs);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const input of inputs) window.removeEventListener(input, stop);
  }
  observer.observe(document.body);
  for (const input of inputs) window.addEventListener(input, stop, { passive: true });
  return stop;
}

function read(key: string): number | null {
  return positions()[key] ?? null;
}

function save(key: string, top: number) {
  const recent = Object.entries({ ...positions(), [key]: Math.round(top) }).slice(-50);
  writeTabItem(storageKey, JSON.stringify(Object.fromEntries(recent)));
}

const positions = () => (parseObject(readTabItem(storageKey) ?? '') ?? {}) as Record<string, number>;

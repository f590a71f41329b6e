import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollAfter, type Place } from './scroll-target.ts';

const storageKey = 'lavoir:scroll';
const patienceMs = 1500;

/**
 * Puts each page where the visitor expects it: a new page at its top, « back » where it was left, a filter where it is.
 * Content that arrives late gets a moment to make the page tall enough.
 */
export function ScrollMemory() {
  const location = useLocation();
  const navigation = useNavigationType();
  const before = useRef<Place | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      if (before.current) save(entryOf(before.current), window.scrollY);
    };
    window.addEventListener('scrollend', remember);
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
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
    if (from && from.pathname !== location.pathname) focusMain();
    return whenPossible(() => scrollToTop(target));
  }, [location, navigation]);

  return null;
}

/** The first entry of every visit has the same key: its address tells it apart. */
function entryOf({ key, pathname, search }: Place): string {
  return key === 'default' ? pathname + search : key;
}

function scrollToTop(top: number): boolean {
  window.scrollTo(0, top);
  return Math.abs(window.scrollY - top) < 2;
}

function scrollToElement(id: string): boolean {
  const element = document.getElementById(decodeURIComponent(id));
  element?.scrollIntoView();
  return element !== null;
}

/** A screen reader goes on reading from here, instead of from the link that is gone. */
function focusMain() {
  document.getElementById('contenu')?.focus({ preventScroll: true });
}

/** Tries now and whenever the page grows, until it worked, the visitor scrolls, or patience ends. */
function whenPossible(attempt: () => boolean): (() => void) | undefined {
  if (attempt()) return undefined;
  const observer = new ResizeObserver(() => attempt() && stop());
  const timer = setTimeout(stop, patienceMs);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
  }
  observer.observe(document.body);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchstart', stop, { passive: true });
  return stop;
}

function read(key: string): number | null {
  return positions()[key] ?? null;
}

function save(key: string, top: number) {
  const recent = Object.entries({ ...positions(), [key]: Math.round(top) }).slice(-50);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(recent)));
  } catch {
    // Storage is full or forbidden: pages then open at their top.
  }
}

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

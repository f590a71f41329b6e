import { type RefObject, startTransition, useEffect, useState } from 'react';
import { started } from './start-up.ts';

const nearPx = 600;

export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isNear]);

  return isNear;
}

/**
 * Loads code once `isNeeded`. `code` is null until it has loaded. `load` must be the same function each time. A browser
 * does not fetch a lost file again before the page is reloaded.
 */
export function useCode<Code>(load: () => Promise<Code>, isNeeded: boolean) {
  const [code, setCode] = useState<{ loaded: Code } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = isNeeded && !code && !hasFailed;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && startTransition(() => setCode({ loaded })),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load]);

  return { code: code?.loaded ?? null, hasFailed, retry: () => setFailed(false) };
}

export function useStarted(): boolean {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    void started().then(() => startTransition(() => setStarted(true)));
  }, []);
  return isStarted;
}

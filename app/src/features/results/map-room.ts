import { useSyncExternalStore } from 'react';

const wide = '(width >= 64rem)';

/** Tells whether a list and its map fit side by side; false on the server. The width is that of `lg` in styles. */
export const useWideScreen = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export const mapRoom =
  'h-[calc(100svh-var(--header)-8rem)] min-h-72 border-y lg:h-[calc(100dvh-var(--header)-4rem)] lg:min-h-96 ' +
  'lg:rounded-card lg:border short:h-[85dvh] short:min-h-64';

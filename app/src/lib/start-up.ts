/**
 * Order of the work in a page that the server has drawn. First the page becomes usable: {@link HydrateLater} waits for
 * `pendingSlices`. Everything that shows nothing (session, cache, service worker, favorites) waits for `started`.
 */
let slices: Promise<void> | undefined;
let start: Promise<void> = Promise.resolve();

/** Resolves at the first touch, key or scroll; call it while the page starts, because earlier ones are not seen. */
export const firstUse = lazily(
  () =>
    new Promise<void>((resolve) => {
      const signs = ['pointerdown', 'keydown', 'scroll'] as const;
      const done = () => {
        for (const sign of signs) window.removeEventListener(sign, done, { capture: true });
        resolve();
      };
      // Captured, so that what was touched is hydrated before React receives the event.
      for (const sign of signs) window.addEventListener(sign, done, { capture: true, passive: true });
    }),
);

/** Call it before the server's page is hydrated; without it nothing waits. */
export function beginHydration(): void {
  slices = Promise.race([firstUse(), idle()]);
  start = slices.then(idle);
}

/**
 * Returns the promise that the slices of the server's page wait for; undefined in a page that the browser draws. It stays
 * the same once resolved, because React expects a component that has called `use` to call it again.
 */
export const pendingSlices = () => slices;

/** Resolves once the page is drawn and the browser has nothing to do. */
export const started = () => start;

/** Resolves when a started page is first used, or the service worker is installed. Call it in a browser. */
export async function firstUseOrInstalled(): Promise<void> {
  const used = firstUse();
  await start;
  const worker = 'serviceWorker' in navigator ? [navigator.serviceWorker.ready] : [];
  await Promise.race([used, ...worker]);
}

/** A busy phone starts the rest after this time. */
const longestMs = 4_000;

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) setTimeout(resolve, 200);
    else window.requestIdleCallback(() => resolve(), { timeout: longestMs });
  });
}

function lazily<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

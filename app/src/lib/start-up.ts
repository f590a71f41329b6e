import { lazily } from '#contract/lazily.ts';
import { nextTask } from './next-task.ts';

/**
 * Order of the work in a page that the server has drawn. First the page becomes usable: {@link HydrateLater} waits for
 * `pendingSlices`. Everything that shows nothing (session, cache, service worker, favorites) waits for `started`, because
 * a part that is hydrated with newer data would differ from its HTML.
 */
let slices: Promise<void> | undefined;
let start: Promise<void> = Promise.resolve();
let isDrawnByServer = false;
/** Parts of the page that have begun and not finished hydrating. */
const hydratingParts = new Set<string>();
let finishHydration = () => {};

/** The page itself, as a part that `hydrating` and `hydrated` name. */
export const wholePage = 'page';

/** Resolves at the first touch, key or scroll; call it while the page starts, because earlier ones are not seen. */
const firstUse = lazily(
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
  isDrawnByServer = true;
  hydrating(wholePage);
  slices = Promise.race([firstUse(), idle()]);
  const finished = new Promise<void>((resolve) => (finishHydration = resolve));
  start = Promise.race([finished, delay(longestHydrationMs)]).then(idle);
}

/** Says that a part of the page is still to be hydrated. The page starts after `hydrated` was called for each. */
export function hydrating(part: string): void {
  hydratingParts.add(part);
}

/** Says that a part of the page is hydrated, or gone. */
export function hydrated(part: string): void {
  hydratingParts.delete(part);
  if (hydratingParts.size === 0) finishHydration();
}

/**
 * Returns the promise that the slices of the server's page wait for; undefined in a page that the browser draws. It stays
 * the same once resolved, because React expects a component that has called `use` to call it again.
 */
export const pendingSlices = () => slices;

/** False on the server, and for a page that began there. */
export const isDrawnByBrowser = () => typeof document !== 'undefined' && !isDrawnByServer;

/** Resolves once the whole page is hydrated and the browser has nothing to do, for each caller in a separate task. */
export function started(): Promise<void> {
  if (isDrawnByServer) start = start.then(nextTask);
  return start;
}

/** Resolves when a started page is first used, or the service worker is installed. Call it in a browser. */
export async function firstUseOrInstalled(): Promise<void> {
  const used = firstUse();
  await started();
  const worker = 'serviceWorker' in navigator ? [navigator.serviceWorker.ready] : [];
  await Promise.race([used, ...worker]);
}

/** A busy phone goes on after this time. */
const longestMs = 4_000;
/** A page that cannot be hydrated, because its code does not arrive, starts after this time. */
const longestHydrationMs = 15_000;

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) setTimeout(resolve, 200);
    else window.requestIdleCallback(() => resolve(), { timeout: longestMs });
  });
}

let begin = () => {};
let isRenderedByServer = false;
let start: Promise<void> = Promise.resolve();

/** Call it before the server's page is hydrated: what waits for {@link started} then waits for the hydration. */
export function awaitHydration(): void {
  isRenderedByServer = true;
  start = new Promise<void>((resolve) => (begin = resolve)).then(idle);
}

export function pageIsHydrated(): void {
  begin();
}

export const isRenderedByBrowser = () => typeof document !== 'undefined' && !isRenderedByServer;

/**
 * Resolves once the page is hydrated and the browser is idle, in a separate task for each caller. For what shows
 * nothing at first: session, service worker, favorites.
 */
export function started(): Promise<void> {
  if (isRenderedByServer) start = start.then(nextTask);
  return start;
}

/** Time after which the start continues even if the phone is never idle. */
const longestIdleMs = 4_000;

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) setTimeout(resolve, 200);
    else window.requestIdleCallback(() => resolve(), { timeout: longestIdleMs });
  });
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

export function receivePresses(): void {
  document.documentElement.dataset.app = '';
}

export function repeatPresses(): void {
  for (const mark of document.getAnimations().filter(({ id }) => id === 'early-press')) {
    const { target } = mark.effect as KeyframeEffect;
    mark.cancel();
    if (target instanceof HTMLElement) target.click();
  }
}

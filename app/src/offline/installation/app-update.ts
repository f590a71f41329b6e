import { messageSW, Workbox } from 'workbox-window';
import { createStore } from '#app/lib/listeners.ts';
import { abortMessage } from '#app/offline/worker-messages.ts';

type UpdateState = 'none' | 'waiting' | 'replaced';

const checkEveryMs = 60 * 60_000;
/** A worker that is just starting answers within a second. */
const abortLimitMs = 3_000;

function createAppUpdate() {
  const state = createStore<UpdateState>('none');
  let workbox: Workbox | undefined;
  let mayReload: (() => boolean) | undefined;

  return {
    subscribe: state.subscribe,
    state: state.get,

    async start(): Promise<void> {
      const worker = navigator.serviceWorker;
      let current = worker.controller;
      worker.addEventListener('controllerchange', () => {
        const isFirst = current === null;
        current = worker.controller;
        if (isFirst) return cacheShownPhotos();
        if (mayReload?.()) window.location.reload();
        else state.set('replaced');
      });
      workbox = new Workbox('/sw.js');
      workbox.addEventListener('waiting', () => state.set('waiting'));
      const registration = await workbox.register();
      if (!registration) return;
      const check = () => void registration.update().catch(() => undefined);
      setInterval(check, checkEveryMs);
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check());
    },

    /**
     * Call it when the visitor accepts. The new version may start half a minute later; the page reloads then, if `may`
     * allows it.
     */
    accept(may: () => boolean) {
      if (state.get() === 'replaced') return window.location.reload();
      mayReload = may;
      void askToAbort(navigator.serviceWorker.controller).then(() => workbox?.messageSkipWaiting());
    },
  };
}

/**
 * Resolves when the running worker has aborted its requests, or does not answer. Chromium ends a worker that is just
 * starting only after half a minute.
 */
async function askToAbort(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return;
  const unanswered = new Promise((resolve) => setTimeout(resolve, abortLimitMs));
  await Promise.race([messageSW(worker, { type: abortMessage }), unanswered]);
}

export const appUpdate = createAppUpdate();

function cacheShownPhotos() {
  for (const { currentSrc } of document.images) {
    if (new URL(currentSrc, window.location.href).pathname.startsWith('/photos/'))
      new Image().src = currentSrc;
  }
}

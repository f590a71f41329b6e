import { Workbox } from 'workbox-window';
import { abortMessage } from '#app/offline/worker-messages.ts';

/**
 * `waiting`: a new version is installed on the device. `replaced`: another tab activated it, so this tab is outdated.
 */
type UpdateState = 'none' | 'waiting' | 'replaced';

const checkEveryMs = 60 * 60_000;

/**
 * The version of the app on this device, as an external store for React. Nothing reloads unless the visitor agrees.
 */
function createAppUpdate() {
  let state: UpdateState = 'none';
  let workbox: Workbox | undefined;
  let agreed = false;
  const listeners = new Set<() => void>();
  const become = (next: UpdateState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,

    /** Registers the service worker. Call it after the page has loaded. */
    async start(): Promise<void> {
      const worker = navigator.serviceWorker;
      let current = worker.controller;
      worker.addEventListener('controllerchange', () => {
        const isFirst = current === null;
        current = worker.controller;
        if (isFirst) return cacheShownPhotos();
        if (agreed) window.location.reload();
        else become('replaced');
      });
      workbox = new Workbox('/sw.js');
      workbox.addEventListener('waiting', () => become('waiting'));
      const registration = await workbox.register();
      if (!registration) return;
      const check = () => void registration.update().catch(() => undefined);
      setInterval(check, checkEveryMs);
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check());
    },

    /** Call it when the visitor accepts the new version. */
    accept() {
      if (state === 'replaced') return window.location.reload();
      agreed = true;
      navigator.serviceWorker.controller?.postMessage({ type: abortMessage });
      workbox?.messageSkipWaiting();
    },
  };
}

export const appUpdate = createAppUpdate();

/** Requests the photos of the first visit again: they loaded before the worker, which now caches them. */
function cacheShownPhotos() {
  for (const { currentSrc } of document.images) {
    if (new URL(currentSrc, window.location.href).pathname.startsWith('/photos/'))
      new Image().src = currentSrc;
  }
}

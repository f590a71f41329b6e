import { clientsClaim } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { outboxChannel, outboxSyncTag } from '../src/offline/outbox/outbox-item.ts';
import { createSender } from '../src/offline/outbox/outbox-sender.ts';
import { createOutboxStore } from '../src/offline/outbox/outbox-store.ts';
import { abortMessage } from '../src/offline/worker-messages.ts';
import { isPage, isPart, isPhoto, abortRequests, part, photo, usableOnly } from './policies.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** Static routes are new (Chrome 123): TypeScript does not know them. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?(rules: { condition: { urlPattern: { pathname: string } }; source: 'network' }[]): Promise<void>;
}

interface SyncEvent extends ExtendableEvent {
  tag: string;
}

// The precache holds one whole release: a page finds all its scripts, even after an update of the server.
addPlugins([usableOnly]);
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && isPage(url),
  createHandlerBoundToURL('/index.html'),
);
registerRoute(
  ({ url }) => isPart(url, self.location.origin),
  ({ request, event }) => part(request, (work) => event.waitUntil(work)),
);
registerRoute(
  ({ url }) => isPhoto(url, self.location.origin),
  ({ url, request, event }) => photo(url, request, (work) => event.waitUntil(work)),
);

// The browser sends requests for data itself, so they neither start a worker nor keep an old one running.
self.addEventListener('install', (event) => {
  const source = 'network';
  void (event as InstallEvent).addRoutes?.([
    { condition: { urlPattern: { pathname: '/api/*' } }, source },
    { condition: { urlPattern: { pathname: '/v1/*' } }, source },
  ]);
});

// The first worker controls its pages at once, so that a first visit is cached. A later one waits until the visitor
// agrees.
clientsClaim();
self.addEventListener('message', ({ data, ports }) => {
  const type = (data as { type?: string } | null)?.type;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === abortMessage) {
    abortRequests();
    ports[0]?.postMessage('aborted');
  }
});

const channel = new BroadcastChannel(outboxChannel);
const sendOutbox = createSender({
  store: createOutboxStore(),
  announce: () => channel.postMessage('changed'),
});

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === outboxSyncTag) (event as SyncEvent).waitUntil(sendAllOrFail());
});

/** Rejects while some are left: the browser then repeats the sync. When it stops trying, the next page sends them. */
async function sendAllOrFail(): Promise<void> {
  if ((await sendOutbox({ evenIfNotDue: true })) > 0) throw new Error('Something is still to be sent.');
}

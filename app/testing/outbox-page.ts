import { afterEach, beforeEach, vi } from 'vitest';
import { newClientId } from '#app/lib/device/client-id.ts';
import { connection } from '#app/lib/device/connection.ts';
import type { Draft } from '#app/offline/outbox/outbox-delivery.ts';
import { createOutboxStore } from '#app/offline/outbox/outbox-store.ts';
import { outboxOf } from '#app/offline/outbox/outbox.ts';
import type { Session } from '#app/session/session.ts';
import { fakeLocks } from './fake-locks.ts';

export const persist = vi.fn(() => Promise.resolve(true));
export const register = vi.fn(() => Promise.resolve());
export const session = {
  userId: () => null,
  subscribe: () => () => {},
} as unknown as Session;
export const newPage = () => outboxOf({ ...session });
let stops: (() => void)[] = [];
export function startedPage() {
  const outbox = newPage();
  stops.push(outbox.start());
  return outbox;
}

export function browser(registration: object | undefined, isPersisted = false) {
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: fakeLocks(),
    storage: { persisted: () => Promise.resolve(isPersisted), persist },
    serviceWorker: { getRegistration: () => Promise.resolve(registration) },
  });
}

export const draft = (): Draft => ({
  id: newClientId(),
  kind: 'contact',
  place: '',
  title: 'Votre message',
  endpoint: '/api/contact',
  body: { message: 'Bonjour.' },
});

export const taken = (_path: unknown, init?: RequestInit) =>
  Promise.resolve(
    Response.json({
      id: (JSON.parse(String(init?.body)) as { id: string }).id,
    }),
  );
export const failing = () =>
  Promise.resolve(Response.json({ code: 'internal', message: 'x' }, { status: 500 }));
export const hanging = () => {
  queueMicrotask(() => vi.advanceTimersByTime(3_000));
  return new Promise<never>(() => {});
};

/** Makes the disk fail at a method of its stores until the end of the test. */
export const failAt = (...methods: ('getAll' | 'get' | 'put')[]) => {
  for (const method of methods)
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
      throw new DOMException('The disk fails.', 'UnknownError');
    });
};

export function withFreshOutbox() {
  beforeEach(() => {
    connection.succeeded();
    vi.stubGlobal('window', { location: { pathname: '/contact' } });
    vi.stubGlobal('document', {
      addEventListener: () => {},
      removeEventListener: () => {},
    });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  });
  afterEach(async () => {
    for (const stop of stops) stop();
    stops = [];
    vi.useRealTimers();
    vi.restoreAllMocks();
    const store = createOutboxStore();
    for (const { id } of await store.all()) await store.remove(id);
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });
}

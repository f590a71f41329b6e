import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../session/session.ts';
import { newClientId } from '../lib/client-id.ts';
import { type Draft, outboxOf, queuedNotice } from './outbox.ts';

const persist = vi.fn(() => Promise.resolve(true));
const register = vi.fn(() => Promise.resolve());
const session = { userId: () => null } as Session;

/** A browser without a network and with these features. */
function browser(registration: object | undefined, isPersisted = false) {
  vi.stubGlobal('navigator', {
    storage: { persisted: () => Promise.resolve(isPersisted), persist },
    serviceWorker: { getRegistration: () => Promise.resolve(registration) },
  });
}

const draft = (): Draft => ({
  id: newClientId(),
  kind: 'contact',
  place: '',
  title: 'Votre message',
  endpoint: '/api/contact',
  body: { message: 'Bonjour.' },
});

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/contact' } });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a queued item makes the page request storage that the browser does not clear', async () => {
  browser({});
  expect(await outboxOf(session).deliver(draft())).toMatchObject({ state: 'waiting' });
  expect(persist).toHaveBeenCalledTimes(1);
});

test('a browser with persistent storage is not asked again', async () => {
  browser({}, true);
  await outboxOf(session).deliver(draft());
  expect(persist).not.toHaveBeenCalled();
});

test.each([
  ['with Background Sync', { sync: { register } }, true, 'tout seul'],
  ['without Background Sync', {}, false, 'à la prochaine ouverture'],
  ['without a worker', undefined, false, 'à la prochaine ouverture'],
  [
    'where the visitor forbids it',
    { sync: { register: () => Promise.reject(new Error('no')) } },
    false,
    'ouverture',
  ],
])('a browser %s announces when it will send', async (_browser, registration, wakes, words) => {
  browser(registration);
  expect(await outboxOf(session).deliver(draft())).toEqual({ state: 'waiting', wakes });
  expect(queuedNotice(wakes)).toContain(words);
});

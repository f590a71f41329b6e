import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '#app/lib/device/connection.ts';
import { probeServer } from './server-probe.ts';

const answering = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  connection.succeeded();
});
afterEach(() => {
  vi.unstubAllGlobals();
  connection.succeeded();
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the sign-in page of a hotel', () => Promise.resolve(new Response('<p>Bienvenue</p>'))],
  ['a gateway without its server', () => Promise.resolve(Response.json({}, { status: 502 }))],
])('%s is offline, although the browser reports a network', async (_case, answer) => {
  answering(answer);
  await probeServer();
  expect(connection.isOffline()).toBe(true);
});

test('an answer of the server means that it is back', async () => {
  connection.failed();
  const fetch = answering(() => Promise.resolve(Response.json({ data: { site_settings_by_pk: { id: 1 } } })));
  await probeServer();
  expect(connection.isOffline()).toBe(false);
  // Hasura would refuse an expired session, although the server can be reached.
  expect(fetch).toHaveBeenCalledWith('/v1/graphql', expect.objectContaining({ credentials: 'omit' }));
});

test('without a network the server is not probed', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const fetch = answering(() => Promise.resolve(Response.json({ data: { site_settings_by_pk: { id: 1 } } })));
  await probeServer();
  expect(fetch).not.toHaveBeenCalled();
});

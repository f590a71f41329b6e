import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnection } from './connection.ts';

let browser: EventTarget;

beforeEach(() => {
  browser = new EventTarget();
  vi.stubGlobal('window', browser);
});
afterEach(() => vi.unstubAllGlobals());

test('a browser without a network is offline, and notices when it has one again', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const connection = createConnection();
  connection.follow();
  expect(connection.isOffline()).toBe(true);
  browser.dispatchEvent(new Event('online'));
  expect(connection.isOffline()).toBe(false);
});

test('a browser that reports a network does not undo an earlier failure', () => {
  vi.stubGlobal('navigator', { onLine: true });
  const connection = createConnection();
  connection.failed();
  connection.follow();
  expect(connection.isOffline()).toBe(true);
});

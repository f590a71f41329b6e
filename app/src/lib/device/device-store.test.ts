import { get, promisifyRequest, set } from 'idb-keyval';
import { expect, test } from 'vitest';
import { openDeviceStore } from './device-store.ts';

test('a stored value is there for the next page', async () => {
  await set('a', 1, openDeviceStore('stored'));
  expect(await get('a', openDeviceStore('stored'))).toBe(1);
});

test.each([
  ['a newer version', 9, undefined],
  ['another shape', 1, 'something-else'],
])('a database of %s is created anew', async (_case, version, shape) => {
  const request = indexedDB.open(`broken-${version}`, version);
  request.onupgradeneeded = () => shape && request.result.createObjectStore(shape);
  (await promisifyRequest(request)).close();
  const store = openDeviceStore(`broken-${version}`);
  await set('a', 1, store);
  expect(await get('a', store)).toBe(1);
});

test('a database that another tab deletes is opened again', async () => {
  const store = openDeviceStore('shared');
  await set('a', 1, store);
  await promisifyRequest(indexedDB.deleteDatabase('shared'));
  expect(await get('a', store)).toBeUndefined();
});

test('a connection that the browser has closed without an event is opened again', async () => {
  const store = openDeviceStore('closed');
  await set('a', 1, store);
  await store('readonly', (objects) => objects.transaction.db.close());
  expect(await get('a', store)).toBe(1);
});

import { entries, promisifyRequest, set } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { openDeviceStore } from '#app/lib/device/device-store.ts';
import {
  cacheStorageOf,
  createCacheStorage,
  deletePrivateCache,
  storedRows,
  storedSince,
} from './cache-storage.ts';

let count = 0;
const freshName = () => `cache-${(count += 1)}`;
const freshStore = () => openDeviceStore(freshName());
const records = { 'towns:1.name': '"Brest"', 'Query.town({"id":1})': ':"towns:1"' };

test('written records are there on the next visit', async () => {
  const store = freshStore();
  const first = createCacheStorage('v1', store);
  await first.write(records);
  await first.write({ 'towns:1.name': '"Brest même"', 'towns:2.name': undefined });
  await first.writeAnswer(42, 1_000);
  const read = await createCacheStorage('v1', store).read();
  expect(read.records).toEqual({ ...records, 'towns:1.name': '"Brest même"' });
  expect([...read.answeredAt]).toEqual([[42, 1_000]]);
});

test('a release with other record shapes, or another account, begins empty', async () => {
  const name = freshName();
  await createCacheStorage('v1 camille', openDeviceStore(name)).write(records);
  expect((await createCacheStorage('v1 dominique', openDeviceStore(name)).read()).records).toEqual({});
  await createCacheStorage('v1 dominique', openDeviceStore(name)).write(records);
  expect((await createCacheStorage('v2 dominique', openDeviceStore(name)).read()).records).toEqual({});
});

test('of two versions open at once the newer keeps what it stores, also when the older signs in again', async () => {
  const name = freshName();
  const older = openDeviceStore(name);
  await createCacheStorage('v1 camille', older).write(records);
  const newer = createCacheStorage('v2 camille', openDeviceStore(name));
  await newer.write(records);
  const again = createCacheStorage('v1 camille', older);
  expect((await again.read()).records).toEqual({});
  await again.write({ 'towns:1.name': '"Lens"' });
  expect((await newer.read()).records).toEqual(records);
});

test('a database that the browser deletes while the page is open stores what is read from then on', async () => {
  const name = freshName();
  const storage = createCacheStorage('v1', openDeviceStore(name));
  await storage.write({ 'towns:2.name': '"Nice"' });
  await promisifyRequest(indexedDB.deleteDatabase(name));
  await storage.write(records);
  expect((await createCacheStorage('v1', openDeviceStore(name)).read()).records).toEqual(records);
});

test('a tab of the last account writes nothing into the cleared cache', async () => {
  const store = freshStore();
  const oldTab = createCacheStorage('v1 camille', store);
  await oldTab.write(records);
  await deletePrivateCache(store);
  await oldTab.write(records);
  await createCacheStorage('v1 dominique', store).read();
  await oldTab.write(records);
  expect((await entries(store)).length).toBe(1);
});

test('the rows of a type are read from what visitor and account have stored, without links', async () => {
  await cacheStorageOf('', 'v1')!.write({
    'towns:1.name': '"Brest"',
    'towns:1.region': ':"regions:1"',
    'townships:2.name': '"Lens"',
  });
  await cacheStorageOf('camille', 'v1')!.write({ 'towns:1.code': '29', 'towns:2.name': '"Nice"' });
  expect(await storedRows('towns')).toEqual([{ name: 'Brest', code: 29 }, { name: 'Nice' }]);
});

test('the age of a row is that of its oldest field, and of no other row', async () => {
  const now = vi.spyOn(Date, 'now');
  const storage = cacheStorageOf('', 'v1')!;
  for (const [at, field] of [
    [3_000, 'lakes:1.name'],
    [2_000, 'lakes:1.depth'],
    [1_000, 'lakes:11.name'],
  ] as const) {
    now.mockReturnValue(at);
    await storage.write({ [field]: '"Annecy"' });
  }
  now.mockRestore();
  expect(await storedSince('lakes:1')).toBe(2_000);
  expect(await storedSince('lakes:2')).toBeUndefined();
});

test('invalid records are left out', async () => {
  const store = freshStore();
  const storage = createCacheStorage('v1', store);
  await storage.write(records);
  await set('r:towns:3.name', { value: '{"half', at: 1 }, store);
  await set('r:towns:4.name', 'of another shape', store);
  await set(7, 7, store);
  expect((await createCacheStorage('v1', store).read()).records).toEqual(records);
});

test('a failing storage stores nothing and throws nothing', async () => {
  const storage = createCacheStorage('v1', () => Promise.reject(new DOMException('', 'QuotaExceededError')));
  await storage.write(records);
  expect((await storage.read()).records).toEqual({});
});

test('a storage that fails at first is used as soon as it works', async () => {
  const store = freshStore();
  let isFull = true;
  const storage = createCacheStorage('v1', (mode, work) =>
    isFull ? Promise.reject(new DOMException('', 'QuotaExceededError')) : store(mode, work),
  );
  await storage.write(records);
  isFull = false;
  await storage.write(records);
  expect((await storage.read()).records).toEqual(records);
});

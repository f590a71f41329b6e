import type { Options, Store } from 'express-rate-limit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CountedRequests } from './count-requests.ts';
import { createSharedCounts } from './shared-counts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1);
});
afterEach(() => void vi.useRealTimers());

function fakeDatabase() {
  const windows = new Map<string, { hits: number; endsAt: number }>();
  const queried: CountedRequests[] = [];
  const database = { queried, isDown: false, hangs: false };
  async function count(requests: CountedRequests) {
    const { key, added, forMs } = requests;
    queried.push(requests);
    if (database.hangs) await new Promise(() => undefined);
    if (database.isDown) throw new Error('down');
    const known = windows.get(key);
    const window = known && known.endsAt > Date.now() ? known : { hits: 0, endsAt: Date.now() + forMs };
    window.hits = Math.max(0, window.hits + added);
    windows.set(key, window);
    return { hits: window.hits, leftMs: window.endsAt - Date.now() };
  }
  return Object.assign(database, { count });
}
type FakeDatabase = ReturnType<typeof fakeDatabase>;

const minutes = 60_000;

function server(
  { count }: Pick<FakeDatabase, 'count'>,
  limit: number,
  options: Partial<Options> = {},
): Store {
  const store = createSharedCounts({ count, secret: 'secret' })('rule');
  void store.init?.({ limit, windowMs: 10 * minutes, ...options } as Options);
  return store;
}

async function passed(store: Store, limit: number, requests: number, key = 'a') {
  let count = 0;
  for (let n = 0; n < requests; n += 1) if ((await store.increment(key)).totalHits <= limit) count += 1;
  return count;
}

test('a sender below an eighth of the limit causes no query', async () => {
  const database = fakeDatabase();
  const store = server(database, 300);
  for (let sender = 0; sender < 100; sender += 1) await passed(store, 300, 37, `sender ${sender}`);
  expect(database.queried).toEqual([]);
});

test('an address that uses up its limit causes a query for each eighth, and none once it is refused', async () => {
  const database = fakeDatabase();
  const store = server(database, 300);
  expect(await passed(store, 300, 5_000)).toBe(300);
  expect(database.queried.length).toBe(7);
});

test.each([1, 3, 7])('a limit of %i is exact, however the requests reach three servers', async (limit) => {
  const database = fakeDatabase();
  const servers = [1, 2, 3].map(() => server(database, limit));
  let all = 0;
  for (let n = 0; n < 10; n += 1) for (const store of servers) all += await passed(store, limit, 1);
  expect(all).toBe(limit);
});

test.each([10, 20, 300])(
  'of a limit of %i each further server lets an eighth more pass at most',
  async (limit) => {
    const database = fakeDatabase();
    const servers = [1, 2, 3].map(() => server(database, limit));
    const counts = await Promise.all(
      servers.flatMap((store) => Array.from({ length: limit }, () => passed(store, limit, 1))),
    );
    const all = counts.reduce((sum, count) => sum + count);
    expect(all).toBeGreaterThan(limit / 2);
    expect(all).toBeLessThanOrEqual(limit + 2 * Math.floor(limit / 8));
  },
);

test('requests at once are let pass up to the limit', async () => {
  const database = fakeDatabase();
  const store = server(database, 20);
  const counts = await Promise.all(Array.from({ length: 50 }, () => passed(store, 20, 1)));
  expect(counts.filter((count) => count === 1).length).toBe(20);
});

test('a request taken back on one server is free on the other', async () => {
  const database = fakeDatabase();
  const [one, other] = [1, 2].map(() => server(database, 2, { skipFailedRequests: true }));
  expect(await passed(one!, 2, 2)).toBe(2);
  expect(await passed(other!, 2, 1)).toBe(0);
  await one!.decrement('a');
  await other!.decrement('a');
  vi.advanceTimersByTime(11_000);
  expect(await passed(other!, 2, 1)).toBe(1);
});

test('a window that another server began ends with it, by the clock of the database', async () => {
  const database = fakeDatabase();
  const [one, other] = [1, 2].map(() => server(database, 3));
  await passed(one!, 3, 3);
  vi.advanceTimersByTime(9 * minutes);
  const { totalHits, resetTime } = await other!.increment('a');
  expect([totalHits, resetTime!.getTime() - Date.now()]).toEqual([4, minutes]);
  vi.advanceTimersByTime(minutes + 1);
  expect(await passed(other!, 3, 3)).toBe(3);
});

test('while the database is down each server counts alone, and all together once it is back', async () => {
  const database = fakeDatabase();
  const [one, other] = [1, 2].map(() => server(database, 5));
  database.isDown = true;
  expect([await passed(one!, 5, 4), await passed(other!, 5, 7)]).toEqual([4, 5]);
  expect(database.queried.length).toBe(2);
  database.isDown = false;
  vi.advanceTimersByTime(5_000);
  await other!.decrement('a');
  expect(await passed(one!, 5, 1)).toBe(0);
});

test('a database that hangs delays one request, for a quarter of a second', async () => {
  vi.useRealTimers();
  const database = fakeDatabase();
  database.hangs = true;
  const store = server(database, 3);
  const started = performance.now();
  expect(await passed(store, 3, 5)).toBe(3);
  expect(performance.now() - started).toBeGreaterThan(200);
  expect(database.queried.length).toBe(1);
});

test('an address and an email are sent to the database as a keyed hash only', async () => {
  const database = fakeDatabase();
  await server(database, 1).increment('camille@example.fr');
  expect(database.queried[0]!.key).toMatch(/^[\w-]{43}$/);
});

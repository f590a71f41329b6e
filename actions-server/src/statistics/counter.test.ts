import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../db/database-error.ts';
import { createLogger } from '../telemetry/logger.ts';
import type { Count, CountWrite } from './add-counts.ts';
import { createCounter } from './counter.ts';

function fakeDatabase() {
  const fake = {
    isDown: false,
    writes: [] as Count[][],
    async add({ counts }: CountWrite) {
      if (fake.isDown) throw new DatabaseUnavailable('down');
      fake.writes.push(counts);
    },
  };
  return fake;
}

const logger = createLogger({ LOG_LEVEL: 'silent' });
const many = (length: number) => Array.from({ length }, () => randomUUID());
const sumOf = (writes: Count[][]) => writes.flat().reduce((sum, { count }) => sum + count, 0);

test('ten thousand laundromats are written in parts', async () => {
  const database = fakeDatabase();
  const counter = createCounter({ add: (write) => database.add(write), logger });
  for (let batch = 0; batch < 120; batch += 1) counter.add({ id: randomUUID(), shown: many(100) }, 'a');
  await counter.close();
  expect(database.writes.map((counts) => counts.length)).toEqual([5_000, 5_000, 2_000]);
});

test('a flood of forged ids fills a bounded memory, and known sums go on', async () => {
  const database = fakeDatabase();
  database.isDown = true;
  const warn = vi.spyOn(logger, 'warn');
  const counter = createCounter({ add: (write) => database.add(write), logger });
  const [known = ''] = many(1);
  for (let batch = 0; batch < 300; batch += 1) {
    counter.add({ id: randomUUID(), shown: many(99), opened: [known] }, `sender ${batch}`);
  }
  database.isDown = false;
  await counter.close();
  expect(database.writes.flat()).toHaveLength(20_000);
  expect(database.writes.flat().find(({ laundromat_id }) => laundromat_id === known)?.count).toBe(300);
  expect(warn).toHaveBeenCalledWith({ dropped: 300 * 99 - 19_999 }, expect.any(String));
});

test('what was added before a server stops is written, also after failed writes', async () => {
  const database = fakeDatabase();
  database.isDown = true;
  const counter = createCounter({ add: (write) => database.add(write), logger, writeEveryMs: 1 });
  const add = vi.spyOn(database, 'add');
  counter.add({ id: randomUUID(), opened: many(3) }, 'a');
  await vi.waitFor(() => expect(add.mock.calls.length).toBeGreaterThan(1));
  counter.add({ id: randomUUID(), called: many(2) }, 'a');
  database.isDown = false;
  await counter.close();
  expect(sumOf(database.writes)).toBe(5);
});

test('a server stops although the database is unavailable', async () => {
  const database = fakeDatabase();
  database.isDown = true;
  const counter = createCounter({ add: (write) => database.add(write), logger });
  counter.add({ id: randomUUID(), opened: many(1) }, 'a');
  await counter.close();
  expect(database.writes).toEqual([]);
});

test('a write that the database refuses is dropped and does not hold up the next one', async () => {
  const database = fakeDatabase();
  const add = vi.spyOn(database, 'add').mockRejectedValueOnce(new Error('refused'));
  const counter = createCounter({ add: (write) => database.add(write), logger, writeEveryMs: 1 });
  counter.add({ id: randomUUID(), opened: many(1) }, 'a');
  await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(1));
  counter.add({ id: randomUUID(), opened: many(1) }, 'a');
  await counter.close();
  expect(sumOf(database.writes)).toBe(1);
});

test('one sender adds five to a figure in a day, however often it sends, and the figure is marked', async () => {
  vi.useFakeTimers();
  const database = fakeDatabase();
  const counter = createCounter({ add: (write) => database.add(write), logger });
  const [flooded = '', other = ''] = many(2);
  const send = (sender: string, times: number, called = [flooded]) => {
    for (let batch = 0; batch < times; batch += 1) counter.add({ id: randomUUID(), called }, sender);
  };
  send('rival', 300);
  send('visitor', 2);
  send('rival', 1, [other]);
  vi.advanceTimersByTime(25 * 3_600_000);
  send('rival', 1);
  await counter.close();
  vi.useRealTimers();
  expect(database.writes).toMatchObject([
    [
      { laundromat_id: flooded, count: 7, is_capped: true },
      { laundromat_id: other, count: 1, is_capped: false },
    ],
    [{ laundromat_id: flooded, count: 1, is_capped: false }],
  ]);
});

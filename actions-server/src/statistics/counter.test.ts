import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { HasuraUnavailable } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { createLogger } from '../telemetry/logger.ts';
import { createCounter } from './counter.ts';

interface Sum {
  laundromat_id: string;
  count: number;
  is_capped: boolean;
}

/** A fake Hasura that adds up the counts it receives, or is unavailable. */
function fakeHasura() {
  const fake = { isDown: false, writes: [] as Sum[][] };
  const query = async (_document: unknown, variables: unknown) => {
    if (fake.isDown) throw new HasuraUnavailable('down');
    fake.writes.push((variables as { counts: Sum[] }).counts);
    return {};
  };
  return Object.assign(fake, { query: query as Hasura['query'] });
}

const logger = createLogger({ LOG_LEVEL: 'silent' });
const many = (length: number) => Array.from({ length }, () => randomUUID());
const sumOf = (writes: Sum[][]) => writes.flat().reduce((sum, { count }) => sum + count, 0);

test('ten thousand laundromats are written in parts', async () => {
  const hasura = fakeHasura();
  const counter = createCounter({ hasura, logger });
  for (let batch = 0; batch < 120; batch += 1) counter.add({ id: randomUUID(), shown: many(100) }, 'a');
  await counter.close();
  expect(hasura.writes.map((counts) => counts.length)).toEqual([5_000, 5_000, 2_000]);
});

test('a flood of forged ids fills a bounded memory, and known sums go on', async () => {
  const hasura = fakeHasura();
  hasura.isDown = true;
  const warn = vi.spyOn(logger, 'warn');
  const counter = createCounter({ hasura, logger });
  const [known = ''] = many(1);
  for (let batch = 0; batch < 300; batch += 1) {
    counter.add({ id: randomUUID(), shown: many(99), opened: [known] }, `sender ${batch}`);
  }
  hasura.isDown = false;
  await counter.close();
  expect(hasura.writes.flat()).toHaveLength(20_000);
  expect(hasura.writes.flat().find(({ laundromat_id }) => laundromat_id === known)?.count).toBe(300);
  expect(warn).toHaveBeenCalledWith({ dropped: 300 * 99 - 19_999 }, expect.any(String));
});

test('what was added before a server stops is written, also after failed writes', async () => {
  const hasura = fakeHasura();
  hasura.isDown = true;
  const counter = createCounter({ hasura, logger, writeEveryMs: 1 });
  const query = vi.spyOn(hasura, 'query');
  counter.add({ id: randomUUID(), opened: many(3) }, 'a');
  await vi.waitFor(() => expect(query.mock.calls.length).toBeGreaterThan(1));
  counter.add({ id: randomUUID(), called: many(2) }, 'a');
  hasura.isDown = false;
  await counter.close();
  expect(sumOf(hasura.writes)).toBe(5);
});

test('a server stops although Hasura is unavailable', async () => {
  const hasura = fakeHasura();
  hasura.isDown = true;
  const counter = createCounter({ hasura, logger });
  counter.add({ id: randomUUID(), opened: many(1) }, 'a');
  await counter.close();
  expect(hasura.writes).toEqual([]);
});

test('a write that Hasura refuses is dropped and does not hold up the next one', async () => {
  const hasura = fakeHasura();
  const query = vi.spyOn(hasura, 'query').mockRejectedValueOnce(new Error('refused'));
  const counter = createCounter({ hasura, logger, writeEveryMs: 1 });
  counter.add({ id: randomUUID(), opened: many(1) }, 'a');
  await vi.waitFor(() => expect(query).toHaveBeenCalledTimes(1));
  counter.add({ id: randomUUID(), opened: many(1) }, 'a');
  await counter.close();
  expect(sumOf(hasura.writes)).toBe(1);
});

test('one sender adds five to a figure in a day, however often it sends, and the figure is marked', async () => {
  vi.useFakeTimers();
  const hasura = fakeHasura();
  const counter = createCounter({ hasura, logger });
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
  expect(hasura.writes).toMatchObject([
    [
      { laundromat_id: flooded, count: 7, is_capped: true },
      { laundromat_id: other, count: 1, is_capped: false },
    ],
    [{ laundromat_id: flooded, count: 1, is_capped: false }],
  ]);
});

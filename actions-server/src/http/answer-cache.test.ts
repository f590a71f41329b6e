import { expect, test, vi } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

function counting(ttlMs = 60_000) {
  const answers = createAnswerCache<number>({ maxEntries: 2, ttlMs });
  let reads = 0;
  const find = (path = '/api/services') => answers.find(path, async () => (reads += 1));
  return { answers, find };
}

test('an answer is read once, and again when its time is over', async () => {
  const { find } = counting();
  expect([await find(), await find()]).toEqual([1, 1]);
  const { find: findBriefly } = counting(1);
  await vi.waitFor(async () => expect(await findBriefly()).toBe(2), { interval: 2 });
});

test('requests at the same time wait for one read', async () => {
  const { find } = counting();
  expect(await Promise.all([find(), find()])).toEqual([1, 1]);
});

test('the answer that was used longest ago is evicted first', async () => {
  const { find } = counting();
  const found: number[] = [];
  for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) found.push(await find(path));
  expect(found).toEqual([1, 2, 1, 3, 1, 4]);
});

test('a purge that concerns an answer deletes it, another one does not', async () => {
  const { answers, find } = counting();
  await find();
  answers.purge((path) => path === '/laverie/a');
  expect(await find()).toBe(1);
  answers.purge(() => true);
  expect(await find()).toBe(2);
});

test('what is purged while it is read is not cached', async () => {
  const { answers, find } = counting();
  let arrive = (_content: number) => {};
  const slow = answers.find('/api/services', () => new Promise((resolve) => (arrive = resolve)));
  answers.purge(() => true);
  arrive(0);
  expect(await slow).toBe(0);
  expect(await find()).toBe(1);
});

test('a failure is not cached', async () => {
  const { answers, find } = counting();
  const failing = answers.find('/api/services', () => Promise.reject(new Error('down')));
  await expect(failing).rejects.toThrow('down');
  expect(await find()).toBe(1);
});

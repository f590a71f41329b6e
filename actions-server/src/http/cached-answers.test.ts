import { expect, test } from 'vitest';
import { createCachedAnswers } from './cached-answers.ts';

function counting() {
  const clock = { now: 0 };
  const answers = createCachedAnswers(() => clock.now);
  let reads = 0;
  const find = () => answers.find('/api/services', async () => (reads += 1));
  return { clock, answers, find };
}

test('an answer is read once, and again after a minute', async () => {
  const { clock, find } = counting();
  expect([await find(), await find()]).toEqual(['1', '1']);
  clock.now = 60_000;
  expect(await find()).toBe('2');
});

test('requests at the same time wait for one read', async () => {
  const { find } = counting();
  expect(await Promise.all([find(), find()])).toEqual(['1', '1']);
});

test('a purge that concerns an answer deletes it, another one does not', async () => {
  const { answers, find } = counting();
  await find();
  answers.purge((path) => path === '/laverie/a');
  expect(await find()).toBe('1');
  answers.purge(() => true);
  expect(await find()).toBe('2');
});

test('what is purged while it is read is not cached', async () => {
  const answers = createCachedAnswers();
  let arrive = (_content: string) => {};
  const slow = answers.find('/api/services', () => new Promise((resolve) => (arrive = resolve)));
  answers.purge(() => true);
  arrive('old');
  expect(await slow).toBe('"old"');
  expect(await answers.find('/api/services', async () => 'new')).toBe('"new"');
});

test('a failure is not cached', async () => {
  const answers = createCachedAnswers();
  const failing = answers.find('/api/services', () => Promise.reject(new Error('down')));
  await expect(failing).rejects.toThrow('down');
  expect(await answers.find('/api/services', async () => [])).toBe('[]');
});

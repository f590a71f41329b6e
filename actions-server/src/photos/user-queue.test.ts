import { expect, test } from 'vitest';
import { createUserQueue } from './user-queue.ts';

function heldWork() {
  let end = () => {};
  const ended = new Promise<string>((resolve) => (end = () => resolve('done')));
  const work = { begun: false, end, run: () => ((work.begun = true), ended) };
  return work;
}

test('one picture per user is processed at a time; another user does not wait for it', async () => {
  const queue = createUserQueue(5);
  const [first, second, other] = [heldWork(), heldWork(), heldWork()];
  const results = [queue('a', first.run), queue('a', second.run), queue('b', other.run)];
  await expect.poll(() => [first.begun, second.begun, other.begun]).toEqual([true, false, true]);
  first.end();
  await expect.poll(() => second.begun).toBe(true);
  second.end();
  other.end();
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done']);
});

test('a user with a full queue is asked to wait, with a message', async () => {
  const queue = createUserQueue(1);
  const [first, second] = [heldWork(), heldWork()];
  const results = [queue('a', first.run), queue('a', second.run)];
  await expect.poll(() => first.begun).toBe(true);
  await expect(queue('a', heldWork().run)).rejects.toMatchObject({
    code: 'tooManyRequests',
    message: expect.stringContaining('en cours de traitement'),
  });
  first.end();
  second.end();
  await Promise.all(results);
  await expect(queue('a', async () => 'again')).resolves.toBe('again');
});

test('work that fails lets the next one through', async () => {
  const queue = createUserQueue(5);
  const failed = queue('a', () => Promise.reject(new Error('broken')));
  const next = queue('a', async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

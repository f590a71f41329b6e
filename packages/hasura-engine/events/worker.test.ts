import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Worker } from './worker.ts';

interface Held {
  id: string;
  end: () => void;
}

function holdingWorker(waiting: number, concurrency: number) {
  const held: Held[] = [];
  const limits: number[] = [];
  const log: string[] = [];
  let next = 0;
  const worker = new Worker<{ id: string }>({
    name: 'jobs',
    concurrency,
    pollMilliseconds: 60_000,
    log: (message) => log.push(message),
    claim: async (limit) => {
      limits.push(limit);
      return Array.from({ length: Math.min(limit, waiting - next) }, () => ({ id: String(next++) }));
    },
    perform: ({ id }, signal) =>
      new Promise((resolve) => {
        held.push({ id, end: resolve });
        signal.addEventListener('abort', () => resolve());
      }),
  });
  return { worker, held, limits, log };
}

test('no more jobs are in flight than allowed, and the next one starts when one ends', async () => {
  const { worker, held, limits } = holdingWorker(5, 2);
  await expect.poll(() => held.length).toBe(2);
  expect(limits).toEqual([2]);
  worker.wake();
  held[0]?.end();
  await expect.poll(() => held.length).toBe(3);
  expect(worker.inFlight.size).toBe(2);
  for (let ended = 1; ended < 5; ended += 1) {
    await expect.poll(() => held.length).toBeGreaterThan(ended);
    held[ended]?.end();
  }
  await worker.stop(0);
  expect(held.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4']);
});

test('jobs that end during a claim are replaced at once', async () => {
  const { worker, held, limits } = holdingWorker(6, 3);
  await expect.poll(() => held.length).toBe(3);
  for (const { end } of held.slice()) end();
  await expect.poll(() => held.length).toBe(6);
  expect(limits).toEqual([3, 1, 2]);
  await worker.stop(0);
});

test('after a stop no job starts, and those in flight are aborted after the grace period', async () => {
  const { worker, held } = holdingWorker(5, 1);
  await expect.poll(() => held.length).toBe(1);
  await worker.stop(5);
  worker.wake();
  expect(held).toHaveLength(1);
  expect(worker.inFlight.size).toBe(0);
});

test('a running claim ends before claims are paused, and the next one waits until they resume', async () => {
  const answers: ((jobs: { id: string }[]) => void)[] = [];
  const worker = new Worker<{ id: string }>({
    name: 'jobs',
    concurrency: 10,
    pollMilliseconds: 60_000,
    log: () => undefined,
    claim: () => new Promise((resolve) => answers.push(resolve)),
    perform: (_job, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
  });
  const seen: string[][] = [];
  let endWork = () => undefined as void;
  const held = worker.withClaimsPaused(async (inFlight) => {
    seen.push(inFlight);
    await new Promise<void>((resolve) => (endWork = resolve));
  });
  await setImmediate();
  expect(seen).toEqual([]);
  answers[0]?.([{ id: 'a' }]);
  await expect.poll(() => seen).toEqual([['a']]);
  worker.wake();
  await setImmediate();
  expect(answers).toHaveLength(1);
  endWork();
  await held;
  expect(answers).toHaveLength(2);
  answers[1]?.([]);
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.([]);
  await worker.stop(0);
});

test('a job that is claimed again immediately stays in flight', async () => {
  let isDue = true;
  let begun = 0;
  let firstEnded = false;
  let endLast = () => undefined as void;
  const worker: Worker<{ id: string }> = new Worker({
    name: 'jobs',
    concurrency: 10,
    pollMilliseconds: 60_000,
    log: () => undefined,
    claim: async () => {
      const jobs = isDue ? [{ id: 'a' }] : [];
      isDue = false;
      return jobs;
    },
    perform: async () => {
      begun += 1;
      if (begun === 2) return new Promise<void>((resolve) => (endLast = resolve));
      // The outcome is recorded, but this worker does not know it yet; then the job is claimed again.
      await setImmediate();
      isDue = true;
      worker.wake();
      await expect.poll(() => begun).toBe(2);
      firstEnded = true;
    },
  });
  await expect.poll(() => firstEnded).toBe(true);
  await setImmediate();
  expect([...worker.inFlight.keys()]).toEqual(['a']);
  endLast();
  await expect.poll(() => worker.inFlight.size).toBe(0);
  await worker.stop(0);
});

test('an unavailable database is logged once, and queried again', async () => {
  const log: string[] = [];
  let isAway = true;
  const done: string[] = [];
  const worker = new Worker<{ id: string }>({
    name: 'jobs',
    concurrency: 1,
    pollMilliseconds: 5,
    log: (message) => log.push(message),
    claim: async () => {
      if (isAway) throw new Error('away');
      return done.length === 0 ? [{ id: 'a' }] : [];
    },
    perform: async ({ id }) => void done.push(id),
  });
  await expect.poll(() => log).toEqual(['could not fetch jobs']);
  isAway = false;
  await expect.poll(() => done).toEqual(['a']);
  await worker.stop(0);
  expect(log).toHaveLength(1);
});

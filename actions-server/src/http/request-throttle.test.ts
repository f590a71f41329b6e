import { expect, test } from 'vitest';
import { createThrottle } from './request-throttle.ts';

test('requests are spread evenly below the limit', async () => {
  const throttle = createThrottle(100);
  const started = performance.now();
  await Promise.all(Array.from({ length: 11 }, () => throttle.slot()));
  expect(performance.now() - started).toBeGreaterThan(95);
});

test('a caller that would wait too long is refused', async () => {
  const throttle = createThrottle(5);
  const slots = await Promise.allSettled(Array.from({ length: 10 }, () => throttle.slot()));
  expect(slots.map(({ status }) => status)).toEqual([
    ...Array<string>(6).fill('fulfilled'),
    ...Array<string>(4).fill('rejected'),
  ]);
});

async function served(perSecond: number, senders: string[]): Promise<string[]> {
  const throttle = createThrottle(perSecond);
  await throttle.slot('first');
  const order: string[] = [];
  await Promise.allSettled(senders.map((sender) => throttle.slot(sender).then(() => order.push(sender))));
  return order;
}

test('one sender who asks for everything keeps nobody from being served', async () => {
  const flood = Array<string>(100).fill('flood');
  expect(await served(5, [...flood, 'visitor', ...flood, 'other'])).toEqual([
    'flood',
    'visitor',
    'other',
    'flood',
    'flood',
  ]);
});

test('senders with equally many requests do not displace each other', async () => {
  expect(await served(5, ['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a pause refuses those who wait already', async () => {
  const throttle = createThrottle(100);
  await throttle.slot();
  const waiting = throttle.slot();
  throttle.pause('1');
  await expect(waiting).rejects.toThrow('asked to wait');
});

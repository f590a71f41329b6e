import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

test('requests are spread evenly below the limit', async () => {
  const pace = createPace(100);
  const started = performance.now();
  await Promise.all(Array.from({ length: 11 }, () => pace.slot()));
  expect(performance.now() - started).toBeGreaterThan(95);
});

test('a caller that would wait too long is refused', async () => {
  const pace = createPace(5);
  const slots = await Promise.allSettled(Array.from({ length: 10 }, () => pace.slot()));
  expect(slots.map(({ status }) => status)).toEqual([
    ...Array<string>(6).fill('fulfilled'),
    ...Array<string>(4).fill('rejected'),
  ]);
});

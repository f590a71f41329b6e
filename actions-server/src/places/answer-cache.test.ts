import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

test('the answer that was used longest ago is evicted first', async () => {
  const cache = createAnswerCache<string>({ maxEntries: 2, ttlMs: 60_000 });
  const asked: string[] = [];
  const get = (key: string) =>
    cache(key, async () => {
      asked.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

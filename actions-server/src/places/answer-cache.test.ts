import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

test('the answer that was used longest ago is evicted first', async () => {
  const cache = createAnswerCache<string>({ maxEntries: 2, ttlMs: 60_000 });
  const requestedKeys: string[] = [];
  const get = (key: string) =>
    cache(key, async () => {
      requestedKeys.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(requestedKeys).toEqual(['a', 'b', 'c', 'b']);
});

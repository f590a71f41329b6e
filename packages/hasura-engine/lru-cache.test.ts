import { expect, test } from 'vitest';
import { LruCache } from './lru-cache.ts';

test('the entry that was not used for longest is evicted', () => {
  const cache = new LruCache<string, number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
});

test('entries are evicted until their weights fit', () => {
  const cache = new LruCache<string, number>(10, (key) => key.length);
  cache.set('aaaa', 1);
  cache.set('bbbb', 2);
  cache.set('aaaa', 3);
  cache.set('cccccc', 4);
  expect(['aaaa', 'bbbb', 'cccccc'].map((key) => cache.get(key))).toEqual([3, undefined, 4]);
  cache.set('d'.repeat(11), 5);
  expect(['aaaa', 'cccccc', 'd'.repeat(11)].map((key) => cache.get(key))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  cache.set('e', 6);
  expect(cache.get('e')).toBe(6);
});

import { expect, test } from 'vitest';
import { withoutTrailingSlashes } from './trailing-slashes.ts';

test.each([
  ['/directory///', '/directory'],
  ['/a//b', '/a//b'],
  ['///', ''],
  ['', ''],
])('%j loses the slashes at its end', (text, trimmed) => {
  expect(withoutTrailingSlashes(text)).toBe(trimmed);
});

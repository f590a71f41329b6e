import { expect, test } from 'vitest';
import { parseJsonPath } from './json-path.ts';

test.each([
  ['$.a.b[0]', ['a', 'b', '0']],
  ['a.b', ['a', 'b']],
  ["['odd key'].x", ['odd key', 'x']],
  ['$["q"]', ['q']],
  ['$', []],
])('%s has the keys %j', (path, keys) => {
  expect(parseJsonPath(path, '$')).toEqual(keys);
});

test.each(['a..b', '[x]', 'a b', "['open"])('%s is not a path', (path) => {
  expect(() => parseJsonPath(path, '$')).toThrow(/^parse json path error/);
});

import { expect, test } from 'vitest';
import { noJsonPath, parseJsonPath } from './table-selection.ts';

test.each([
  ['$.a.b[0]', ['a', 'b', '0']],
  ['a.b', ['a', 'b']],
  ["['odd key'].x", ['odd key', 'x']],
  ['$["q"]', ['q']],
  ['["a\\"b"]', ['a"b']],
  ["['a\\'b']", ["a'b"]],
  ['$.héllo', ['héllo']],
  ['.kind-1_a', ['kind-1_a']],
  ['$[007]', ['7']],
  ['$', []],
])('%s has the keys %j', (path, keys) => {
  expect(parseJsonPath(path)).toEqual(keys);
});

test.each(['', 'a..b', '[x]', '[12ab]', 'a b', "['open", '$$', '$.', '-a', String.raw`["\q"]`])(
  '%j is not a path',
  (path) => {
    expect(parseJsonPath(path)).toBeUndefined();
  },
);

test('the error for a wrong path quotes it', () => {
  expect(noJsonPath('a b', '$.x').message).toBe(
    'parse json path error: a b. Accept letters, digits, underscore (_) or hyphen (-) only. ' +
      'Use quotes enclosed in bracket (["..."]) if there is any special character',
  );
});

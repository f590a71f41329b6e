import { expect, test } from 'vitest';
import { PostgresError } from './start-error.ts';
import { explainStartFailure } from './start-failure.ts';

const sentence =
  'The disk of the data folder is full: free some space, or choose another folder with DATA_DIR=….';

test.each([
  ['Node', Object.assign(new Error('ENOSPC: no space left on device, mkdir'), { code: 'ENOSPC' })],
  ['initdb', new PostgresError('initdb: error: could not write: No space left on device')],
  [
    'a migration',
    new Error('up.sql failed', { cause: new Error('could not extend: No space left on device') }),
  ],
])('a full disk that %s meets is one sentence that says what to do', (_who, error) => {
  expect(explainStartFailure(error)).toBe(sentence);
});

test('an unexpected error has no sentence', () => {
  expect(explainStartFailure(new TypeError('x is not a function'))).toBeUndefined();
});

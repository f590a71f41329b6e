import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0\u00a0o'],
  [999, '999\u00a0o'],
  [1_499, '1\u00a0ko'],
  [3_420_000, '3,4\u00a0Mo'],
])('%i bytes are written as %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));

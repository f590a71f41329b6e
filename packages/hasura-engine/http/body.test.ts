import { expect, test } from 'vitest';
import { createRequestMemory } from './body.ts';

const megabyte = 1024 * 1024;

test('large requests find no memory while others fill it, small ones do', () => {
  const open = createRequestMemory(20 * megabyte);
  const [first, second, small] = [open(), open(), open()];
  expect(first.take(15 * megabyte)).toBe(true);
  expect(second.take(8 * megabyte)).toBe(false);
  expect(small.take(megabyte)).toBe(true);
  expect(small.take(7 * megabyte)).toBe(false);
  first.release();
  expect(second.take(20 * megabyte)).toBe(true);
});

test('a released request leaves nothing behind, also after a refusal', () => {
  const open = createRequestMemory(10 * megabyte);
  for (let index = 0; index < 3; index += 1) {
    const request = open();
    expect(request.take(6 * megabyte)).toBe(true);
    expect(request.take(6 * megabyte)).toBe(false);
    request.release();
    request.release();
  }
  expect(open().take(11 * megabyte)).toBe(true);
});

import { vi } from 'vitest';
import { limits } from './speed.ts';

/** vitest has a setting for the timeout of `expect.poll`, but none for `vi.waitFor`. */
const { waitFor } = vi;
const known = Symbol.for('lavoir.waitsLonger');

if (!(known in vi)) {
  vi.waitFor = (callback, options) =>
    waitFor(callback, {
      timeout: limits.condition,
      ...(typeof options === 'number' ? { timeout: options } : options),
    });
  Object.defineProperty(vi, known, { value: true });
}

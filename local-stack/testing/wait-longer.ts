import { vi } from 'vitest';
import { limits } from './speed.ts';

/** vitest has a setting for how long `expect.poll` waits, but none for `vi.waitFor`, which gives up after a second. */
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

import { vi } from 'vitest';
import { limits } from './speed.ts';

/** vitest can configure the timeout of `expect.poll`, but not that of `vi.waitFor`, which is one second. */
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

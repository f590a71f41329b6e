import { vi } from 'vitest';
import { limits } from './speed.ts';

/** vitest has no setting for the timeout of `vi.waitFor`, which is one second; only for that of `expect.poll`. */
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

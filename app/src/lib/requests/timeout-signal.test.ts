import { expect, onTestFinished, test, vi } from 'vitest';
import { timeoutSignal } from './timeout-signal.ts';

test('a request times out, also in browsers without AbortSignal.timeout', () => {
  vi.useFakeTimers();
  vi.stubGlobal('AbortSignal', class {});
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const signal = timeoutSignal(5_000);
  vi.advanceTimersByTime(4_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

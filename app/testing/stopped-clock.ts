import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock until the end of the test, so that only the test moves it, however slow the computer is. `expect.poll`
 * and `expect.element` move it as well: wait with {@link until} where the time counts.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

export const nextFrame = () => new Promise((painted) => requestAnimationFrame(painted));

/** Waits for a condition without moving a stopped clock. */
export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await nextFrame();
}

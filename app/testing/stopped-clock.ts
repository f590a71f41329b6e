import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock until the end of the test. Only the test moves it, so a slow computer changes nothing. `expect.poll`
 * and `expect.element` move it too: where the time matters, wait with {@link until}.
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

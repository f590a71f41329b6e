import { onTestFinished, vi } from 'vitest';

/**
 * Only the test moves the clock. `expect.poll` and `expect.element` move it too: where the time matters, wait with
 * {@link until}.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

export const nextFrame = () => new Promise((painted) => requestAnimationFrame(painted));

export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await nextFrame();
}

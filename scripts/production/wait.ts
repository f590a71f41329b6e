import { setTimeout as sleep } from 'node:timers/promises';

export async function waitFor(
  what: string,
  isGood: () => Promise<boolean>,
  timeoutMs = 30_000,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  let reason: unknown = 'the condition was false';
  while (Date.now() < end) {
    try {
      if (await isGood()) return;
    } catch (error) {
      reason = error;
    }
    await sleep(100);
  }
  throw new Error(`${what}: not after ${timeoutMs / 1000} s (${String(reason)})`);
}

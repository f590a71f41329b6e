import { connection } from '../lib/connection.ts';
import { timeoutSignal } from '../lib/timeout-signal.ts';

/** A connection that is there and carries nothing is none after this long. */
const timeoutMs = 8_000;

/**
 * Asks the server for a sign of life, where nothing else asks it anything and while it cannot be reached. The browser
 * is believed only when it says that it has no network.
 */
export async function probeServer(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const answer = await fetch('/api/health', { cache: 'no-store', signal: timeoutSignal(timeoutMs) });
    // A hotel's sign-in page answers 200 as well: only our own words count.
    const { status } = (await answer.json()) as { status?: unknown };
    if (answer.ok && status === 'ok') return connection.succeeded();
  } catch {
    // No answer, or not ours.
  }
  connection.failed();
}

import { connection } from '../lib/device/connection.ts';
import { timeoutSignal } from '../lib/requests/timeout-signal.ts';

/** Time after which a connection that carries nothing counts as none. */
const timeoutMs = 8_000;

/**
 * Probes the server where no other request does and while it cannot be reached. The browser's state counts only when
 * it reports no network.
 */
export async function probeServer(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const answer = await fetch('/api/health', { cache: 'no-store', signal: timeoutSignal(timeoutMs) });
    // The sign-in page of a captive portal answers 200 as well: only our own body counts.
    const { status } = (await answer.json()) as { status?: unknown };
    if (answer.ok && status === 'ok') return connection.succeeded();
  } catch {
    // No answer, or not from our server.
  }
  connection.failed();
}

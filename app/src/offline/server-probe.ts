import { connection } from '#app/lib/device/connection.ts';
import { timeoutSignal } from '#app/lib/requests/timeout-signal.ts';

/** Time after which a connection that carries nothing counts as none. */
const timeoutMs = 8_000;

/**
 * Probes the endpoint of all reads where no other request does and while it cannot be reached. The browser's state
 * counts only when it reports no network.
 */
export async function probeServer(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const answer = await fetch('/v1/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: 'query Reachable { __typename }', operationName: 'Reachable' }),
      signal: timeoutSignal(timeoutMs),
    });
    // The sign-in page of a captive portal answers 200 as well: only our own body counts.
    const { data } = (await answer.json()) as { data?: { __typename?: unknown } };
    if (answer.ok && data?.__typename) return connection.succeeded();
  } catch {
    // No answer, or not from our server.
  }
  connection.failed();
}

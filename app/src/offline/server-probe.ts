import { stringifyDocument } from 'urql';
import { graphql } from '#app/graphql/graphql.ts';
import { connection } from '#app/lib/device/connection.ts';

const timeoutMs = 8_000;

const reachableQuery = graphql(`
  query Reachable {
    site_settings_by_pk(id: 1) {
      id
    }
  }
`);

/** Asks whether the server answers again, where no other request would notice it. */
export async function probeServer(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const answer = await fetch('/v1/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: stringifyDocument(reachableQuery), operationName: 'Reachable' }),
      // Sent as a visitor's request: the refusal of an expired session would say nothing about the network.
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { data } = (await answer.json()) as { data?: object | null };
    if (answer.ok && data) return connection.succeeded();
  } catch {
    // No answer, or not from our server.
  }
  connection.failed();
}

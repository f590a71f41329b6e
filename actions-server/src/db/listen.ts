import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const reconnectMs = 1_000;
const checkEveryMs = 10_000;
const timeoutMs = 4_000;

interface Listening {
  /** Postgres itself, or a pool in session mode: PgBouncer in transaction mode delivers no notifications. */
  url: string;
  channel: string;
  onMessage(message: string): void;
  /** Called for each connection. Messages sent between two connections are lost. */
  onConnected(): void;
  onLost(error: unknown): void;
}

export function listen({ url, channel, onMessage, onConnected, onLost }: Listening): () => Promise<void> {
  const stopped = new AbortController();
  let isLost = false;

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    const ended = new AbortController();
    client.on('end', () => ended.abort());
    // Without a listener a lost connection would end the process.
    client.on('error', (error) => ended.abort(error));
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    try {
      await client.connect();
      const start = `listen ${channel}`;
      await client.query(start);
      isLost = false;
      onConnected();
      const signal = AbortSignal.any([stopped.signal, ended.signal]);
      for (;;) {
        await delay(checkEveryMs, undefined, { signal });
        await client.query(start);
      }
    } finally {
      // Not awaited: a network that has lost the connection does not answer.
      client.end().catch(() => undefined);
    }
  }

  async function listenAlways(): Promise<void> {
    while (!stopped.signal.aborted)
      try {
        await listenOnce();
      } catch (error) {
        if (stopped.signal.aborted) return;
        if (!isLost) onLost(error);
        isLost = true;
        await delay(reconnectMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
  }

  const listening = listenAlways();
  return async () => {
    stopped.abort();
    await listening;
  };
}

import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { RenderedPages } from './rendered-pages.ts';

export const anyPath = '*';
const channel = 'purged_pages';
const reconnectMs = 1_000;
const checkEveryMs = 10_000;
const timeoutMs = 4_000;

/**
 * Deletes pages of laundromats, and all lists, from the caches of all servers. Rejects when the other servers could not be
 * notified.
 */
export type PagePurge = (paths: string[]) => Promise<void>;

export function createPagePurge(purge: RenderedPages['purge'], db: Pick<Database, 'statement'>): PagePurge {
  return async (paths) => {
    purge(areConcernedBy(paths));
    await db.statement(sql`select pg_notify(${channel}, ${paths.join(' ')})`);
  };
}

interface ReceivedPurges {
  /** Postgres itself, or a pool in session mode: PgBouncer in transaction mode delivers no notifications. */
  url: string;
  purge: RenderedPages['purge'];
  logger: Logger;
}

/** Purges what other servers purge, until the returned function is called. */
export function receivePurges({ url, purge, logger }: ReceivedPurges): () => Promise<void> {
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
    client.on('notification', ({ payload = '' }) => purge(areConcernedBy(payload.split(' '))));
    try {
      await client.connect();
      const start = `listen ${channel}`;
      await client.query(start);
      isLost = false;
      // Notifications sent between two connections are lost.
      purge(() => true);
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
        if (!isLost)
          logger.warn(
            { err: error },
            'no notification of changed pages: old ones are served for half a minute',
          );
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

const areConcernedBy = (paths: string[]) => (path: string) =>
  paths.includes(anyPath) || paths.includes(path) || listsLaundromats(path);

function listsLaundromats(path: string): boolean {
  return path === '/' || path === '/directory' || path.startsWith('/laveries/');
}

import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { listen } from '../db/listen.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { RenderedPages } from './rendered-pages.ts';

export const anyPath = '*';
const channel = 'purged_pages';

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
  url: string;
  purge: RenderedPages['purge'];
  logger: Logger;
}

export function receivePurges({ url, purge, logger }: ReceivedPurges): () => Promise<void> {
  return listen({
    url,
    channel,
    onMessage: (paths) => purge(areConcernedBy(paths.split(' '))),
    onConnected: () => purge(() => true),
    onLost: (error) =>
      logger.warn({ err: error }, 'no notification of changed pages: old ones are served for half a minute'),
  });
}

const areConcernedBy = (paths: string[]) => (path: string) =>
  paths.includes(anyPath) || paths.includes(path) || listsLaundromats(path);

function listsLaundromats(path: string): boolean {
  return path === '/' || path === '/directory' || path.startsWith('/laveries/');
}

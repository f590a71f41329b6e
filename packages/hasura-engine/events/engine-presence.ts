import pg from 'pg';

const lockName = `hashtext('hdb_catalog.engine')`;
const retryMilliseconds = 1000;

/**
 * The connection that shows other engines that this one is running, and on which Postgres announces new events. All
 * running engines hold the same lock in shared mode. Postgres releases it however the process ends.
 */
export class EnginePresence {
  private readonly databaseUrl: string;
  private readonly onEvents: () => void;
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(databaseUrl: string, onEvents: () => void) {
    this.databaseUrl = databaseUrl;
    this.onEvents = onEvents;
  }

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.databaseUrl, application_name: 'hasura-engine' });
    // Every lost connection also emits 'end', which is handled below.
    client.on('error', () => undefined);
    client.on('notification', this.onEvents);
    await client.connect();
    client.on('end', () => {
      this.client = undefined;
      this.reopenLater();
    });
    try {
      await client.query(`select pg_advisory_lock_shared(${lockName})`);
      await client.query('listen hasura_events');
      this.client = client;
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** Runs `work` only if no other engine is connected to this database. */
  async whenAlone(work: () => Promise<unknown>): Promise<void> {
    const { client } = this;
    if (!client) return;
    const { rows } = await client.query<{ alone: boolean }>(
      `select pg_try_advisory_lock(${lockName}) as alone`,
    );
    if (!rows[0]?.alone) return;
    try {
      await work();
    } finally {
      await client.query(`select pg_advisory_unlock(${lockName})`);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end();
  }

  /** Retries until Postgres is available again. Until then only polling finds events. */
  private reopenLater(): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.open().catch(() => this.reopenLater()), retryMilliseconds);
  }
}

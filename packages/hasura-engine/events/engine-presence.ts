import pg from 'pg';

const lockName = `hashtext('hdb_catalog.engine')`;
const retryMilliseconds = 1000;

/**
 * Opens the connection that shows other engines that this one is running, and on which Postgres announces events.
 * Engines hold the same lock in shared mode, which Postgres releases however a process ends.
 */
export async function openPresence(databaseUrl: string, onEvents: () => void) {
  let current: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function open(): Promise<void> {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'hasura-engine' });
    // Every lost connection also emits 'end', which is handled below.
    client.on('error', () => undefined);
    client.on('notification', onEvents);
    await client.connect();
    client.on('end', () => {
      current = undefined;
      reopenLater();
    });
    try {
      await client.query(`select pg_advisory_lock_shared(${lockName})`);
      await client.query('listen hasura_events');
      current = client;
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  function reopenLater(): void {
    if (isClosed) return;
    clearTimeout(retry);
    retry = setTimeout(() => void open().catch(reopenLater), retryMilliseconds);
  }

  await open();
  return {
    async whenAlone(work: () => Promise<unknown>): Promise<void> {
      const client = current;
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
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(retry);
      await current?.end();
    },
  };
}

import pg from 'pg';

/**
 * Runs `work` on a separate connection, which is closed afterwards. Rejects when the connection cannot be opened or is
 * lost during a query.
 */
export async function withClient<T>(
  database: string | pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(database);
  // Between queries a lost connection is reported by this event only; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

import { withClient } from '../with-client.ts';

/** Runs a query on a new connection and returns the first value of the first row. */
export function ask(databaseUrl: string, sql: string): Promise<unknown> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  });
}

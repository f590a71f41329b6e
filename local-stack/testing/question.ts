import pg from 'pg';

/** Runs a query on a new connection and returns the first value of the first row. */
export async function ask(databaseUrl: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

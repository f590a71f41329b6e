import pg from 'pg';

/** Record of the migrations and seeds applied to a database, stored in the comment of the database. */
export interface Applied {
  migrations: string;
  /** Hash of each demo seed that was applied, by file name. */
  seeds: Record<string, string>;
}

/** Reads the record of `database`, by default the one that the client is connected to. */
export async function readApplied(client: pg.ClientBase, database?: string): Promise<Applied | undefined> {
  const { rows } = await client.query<{ comment: string | null }>(
    "select shobj_description(oid, 'pg_database') as comment from pg_database where datname = coalesce($1, current_database())",
    [database],
  );
  try {
    return JSON.parse(rows[0]?.comment ?? '') as Applied;
  } catch {
    return undefined;
  }
}

export async function writeApplied(
  client: pg.ClientBase,
  applied: Applied,
  database?: string,
): Promise<void> {
  const name = database ?? (await currentDatabase(client));
  const comment = pg.escapeLiteral(JSON.stringify(applied));
  await client.query(`comment on database ${pg.escapeIdentifier(name)} is ${comment}`);
}

async function currentDatabase(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  return rows[0]!.name;
}

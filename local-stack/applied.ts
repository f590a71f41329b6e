import path from 'node:path';
import pg from 'pg';
import { hashFile, listFiles } from './content-hash.ts';
import { StartError } from './start-error.ts';

/** Record of the migrations and seeds applied to a database, stored in the comment of the database. */
export interface Applied {
  migrations: Record<string, string>;
  seeds: Record<string, string>;
}

export async function readApplied(
  client: pg.Client,
  database = client.database,
): Promise<Applied | undefined> {
  const { rows } = await client.query<{ comment: string | null }>(
    "select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1",
    [database],
  );
  try {
    return JSON.parse(rows[0]?.comment ?? '') as Applied;
  } catch {
    return undefined;
  }
}

export async function writeApplied(
  client: pg.Client,
  applied: Applied,
  database = client.database!,
): Promise<void> {
  const comment = pg.escapeLiteral(JSON.stringify(applied));
  await client.query(`comment on database ${pg.escapeIdentifier(database)} is ${comment}`);
}

export async function hashMigrations(hasuraDirectory: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of await listFiles(path.join(hasuraDirectory, 'migrations'))) {
    if (path.basename(file) === 'up.sql') hashes[path.basename(path.dirname(file))] = await hashFile(file);
  }
  return hashes;
}

export function refuseChangedMigrations(
  applied: Record<string, string>,
  present: Record<string, string>,
): void {
  for (const [name, hash] of Object.entries(applied)) {
    if (present[name] === undefined)
      throw new StartError(
        `The data folder has the migration ${name}, which this version of the program lacks: start the version that applied it, or use a new data folder with DATA_DIR=….`,
      );
    if (present[name] !== hash)
      throw new StartError(
        `The migration ${name} was changed after the data folder had applied it: undo the change and write a new migration, or use a new data folder with DATA_DIR=….`,
      );
  }
}

import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readApplied, writeApplied } from '../applied.ts';
import { withClient } from '../with-client.ts';
import { listTables, readTable, replaceTables, writeTable, type TableCopy } from './table-copies.ts';

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** The applied migrations: a backup can only be restored into the same tables. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Hash of each demo seed in the data, by file name; missing from backups of earlier releases. */
  seeds: z.record(z.string(), z.string()).default({}),
});

/** The backup is unreadable or was written by another release. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export interface BackupPlaces {
  databaseUrl: string;
  photosDirectory: string;
  /** The Hasura project that the database was migrated with. */
  hasuraDirectory: string;
}

/** Writes a consistent copy of an instance's data and photos to a new folder. */
export async function backUp(places: BackupPlaces, folder: string): Promise<{ tables: number }> {
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(path.join(part, 'tables'), { recursive: true, mode: 0o700 });
  const { tables, seeds } = await withClient(places.databaseUrl, async (client) => {
    await client.query('begin transaction isolation level repeatable read read only');
    const found = await listTables(client);
    for (const table of found) await writeTable(client, path.join(part, 'tables'), table);
    const applied = await readApplied(client);
    await client.query('commit');
    return { tables: found, seeds: applied?.seeds ?? {} };
  });
  // After the rows: a photo uploaded meanwhile is an extra file, never a missing one.
  await cp(places.photosDirectory, path.join(part, 'photos'), { recursive: true });
  const manifest: z.infer<typeof manifestSchema> = {
    format: 1,
    createdAt: new Date().toISOString(),
    migrations: await migrationsOf(places.hasuraDirectory),
    tables,
    seeds,
  };
  await writeFile(path.join(part, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(part, folder);
  return { tables: tables.length };
}

/** Replaces the instance's data with a backup. Nothing changes until all rows are loaded. */
export async function restore(places: BackupPlaces, folder: string): Promise<{ tables: number }> {
  const manifest = await readManifest(folder);
  const migrations = await migrationsOf(places.hasuraDirectory);
  const missingFrom = (given: string[], expected: string[]) =>
    expected.filter((name) => !given.includes(name));
  const [missing, newer] = [
    missingFrom(migrations, manifest.migrations),
    missingFrom(manifest.migrations, migrations),
  ];
  if (missing.length > 0 || newer.length > 0)
    throw new BackupError(
      `This backup was written by another release: restore it with that release, then upgrade. Migrations that differ: ${[...missing, ...newer].join(', ')}.`,
    );
  await withClient(places.databaseUrl, async (client) => {
    const tables = await listTables(client);
    const kept = tables.filter(({ name }) => manifest.tables.some((table) => table.name === name));
    await replaceTables(client, tables, async () => {
      for (const table of manifest.tables)
        await readTable(client, path.join(folder, 'tables'), fits(table, kept));
      const applied = await readApplied(client);
      if (applied) await writeApplied(client, { ...applied, seeds: manifest.seeds });
    });
  });
  const photos = places.photosDirectory;
  await rm(`${photos}.new`, { recursive: true, force: true });
  await cp(path.join(folder, 'photos'), `${photos}.new`, { recursive: true });
  await rm(photos, { recursive: true, force: true });
  await rename(`${photos}.new`, photos);
  return { tables: manifest.tables.length };
}

function fits(table: TableCopy, present: TableCopy[]): TableCopy {
  if (present.some(({ name }) => name === table.name)) return table;
  throw new BackupError(`The database has no table ${table.name}.`);
}

async function readManifest(folder: string) {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch((cause: unknown) => {
    throw new BackupError(`${folder} contains no backup.`, { cause });
  });
  const { data: manifest } = manifestSchema.safeParse(JSON.parse(text));
  if (!manifest) throw new BackupError(`${folder} contains a backup that this release cannot read.`);
  return manifest;
}

async function migrationsOf(hasuraDirectory: string): Promise<string[]> {
  return (await readdir(path.join(hasuraDirectory, 'migrations', 'default'))).sort();
}

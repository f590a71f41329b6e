import { applyMigrations } from '@lavoir/hasura-engine/migrations';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readApplied, writeApplied } from '../applied.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { withClient } from '../with-client.ts';
import { listTables, readTable, replaceTables, writeTable, type TableCopy } from './table-copies.ts';

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  seeds: z.record(z.string(), z.string()),
});

export class BackupError extends Error {
  override name = 'BackupError';
}

export interface BackupPlaces {
  databaseUrl: string;
  photosDirectory: string;
  hasuraDirectory: string;
}

export async function backUp(
  places: BackupPlaces,
  folder: string,
  { without = [] }: { without?: readonly string[] } = {},
): Promise<{ tables: number }> {
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(path.join(part, 'tables'), { recursive: true, mode: 0o700 });
  const { tables, seeds } = await withClient(places.databaseUrl, async (client) => {
    await client.query('begin transaction isolation level repeatable read read only');
    const found = (await listTables(client)).filter(({ name }) => !without.includes(name));
    for (const table of found) await writeTable(client, path.join(part, 'tables'), table);
    const applied = await readApplied(client);
    await client.query('commit');
    return { tables: found, seeds: applied?.seeds ?? {} };
  });
  // Photos are copied after the rows: one that is uploaded in between is an extra file, but none can be missing.
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

/**
 * Replaces the instance's data with a backup of this release or an earlier one. Nothing changes until all rows are
 * loaded.
 */
export async function restore(places: BackupPlaces, folder: string): Promise<{ tables: number }> {
  const manifest = await readManifest(folder);
  const migrations = await migrationsOf(places.hasuraDirectory);
  const newer = manifest.migrations.filter((name) => !migrations.includes(name));
  if (newer.length > 0)
    throw new BackupError(
      `This backup was written by a later release: restore it with that release. This one lacks the migrations ${newer.join(', ')}.`,
    );
  if (migrations.length === manifest.migrations.length) await replaceRows(places.databaseUrl, folder);
  else
    await withUpgradedDatabase(places, folder, async (databaseUrl) => {
      await withTemporaryFolder(async (upgraded) => {
        const rows = path.join(upgraded, 'rows');
        await backUp({ ...places, databaseUrl, photosDirectory: await mkdtemp(`${upgraded}/photos-`) }, rows);
        await replaceRows(places.databaseUrl, rows);
      });
    });
  const photos = places.photosDirectory;
  await rm(`${photos}.new`, { recursive: true, force: true });
  await cp(path.join(folder, 'photos'), `${photos}.new`, { recursive: true });
  await rm(photos, { recursive: true, force: true });
  await rename(`${photos}.new`, photos);
  return { tables: manifest.tables.length };
}

/** Runs `use` on a temporary database with the rows of a backup and all newer migrations. */
export async function withUpgradedDatabase(
  { databaseUrl, hasuraDirectory }: Pick<BackupPlaces, 'databaseUrl' | 'hasuraDirectory'>,
  folder: string,
  use: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  const { migrations, tables, seeds } = await readManifest(folder);
  const url = new URL(databaseUrl);
  const name = `${url.pathname.slice(1)}_upgrade`;
  url.pathname = `/${name}`;
  const target = { projectDirectory: hasuraDirectory, databaseUrl: url.href };
  await withClient(databaseUrl, async (server) => {
    await server.query(`drop database if exists ${name} with (force)`);
    await server.query(`create database ${name}`);
    try {
      await applyMigrations({ ...target, only: migrations });
      await replaceRows(url.href, folder, tables);
      await applyMigrations(target);
      await withClient(url.href, (client) => writeApplied(client, { migrations: {}, seeds }));
      await use(url.href);
    } finally {
      await server.query(`drop database if exists ${name} with (force)`);
    }
  });
}

async function replaceRows(databaseUrl: string, folder: string, only?: TableCopy[]): Promise<void> {
  const manifest = await readManifest(folder);
  await withClient(databaseUrl, async (client) => {
    const tables = await listTables(client);
    await replaceTables(client, only ?? tables, async () => {
      for (const table of manifest.tables)
        await readTable(client, path.join(folder, 'tables'), fits(table, tables));
      const applied = await readApplied(client);
      if (applied) await writeApplied(client, { ...applied, seeds: manifest.seeds });
    });
  });
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

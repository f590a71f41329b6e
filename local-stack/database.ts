import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { readApplied, writeApplied, type Applied } from './applied.ts';
import { hashFile, hashFolder, listFiles } from './content-hash.ts';
import { applyMigrations } from '../packages/hasura-engine/migrations/apply.ts';
import type { Postgres } from './postgres/postgres.ts';
import { StartError } from './start-error.ts';

const live = 'lavoir';
const draft = 'lavoir_next';
const previous = 'lavoir_previous';

export interface DatabaseOptions {
  postgres: Postgres;
  /** The Hasura project with migrations/ and seeds/. */
  hasuraDirectory: string;
  demo: boolean;
  /** Proves that the metadata fits the migrated database, and rejects when it does not. */
  verify?: (databaseUrl: string) => Promise<void>;
  log: (message: string) => void;
}

/**
 * The address of a database that has every migration and, with `demo`, every seed.
 *
 * Whatever is missing is applied to a copy, which takes the database's place only once the metadata fits it as
 * well: a migration, seed or metadata file that fails leaves the database as it was, however far it got.
 */
export async function prepareDatabase(options: DatabaseOptions): Promise<string> {
  const { postgres, log } = options;
  const url = postgres.url(live);
  const server = new pg.Client({ connectionString: postgres.url('postgres') });
  await server.connect();
  try {
    const exists = await recover(server);
    const wanted = await wantedState(options);
    const applied = exists ? await readApplied(server, live) : undefined;
    const seeds = Object.keys(wanted.seeds).filter((name) => applied?.seeds[name] !== wanted.seeds[name]);
    if (applied?.migrations === wanted.migrations && seeds.length === 0) return url;

    log(exists ? 'updating the database' : 'creating the database');
    if (exists) await disconnectAll(server, live);
    if (exists) await server.query(`create database ${draft} template ${live} strategy file_copy`);
    else await server.query(`create database ${draft}`);
    try {
      await build(postgres.url(draft), seeds, options);
      await writeApplied(server, { ...wanted, seeds: { ...applied?.seeds, ...wanted.seeds } }, draft);
    } catch (error) {
      await server.query(`drop database if exists ${draft} with (force)`);
      throw error;
    }
    await disconnectAll(server, draft);
    if (exists) await disconnectAll(server, live);
    if (exists) await server.query(`alter database ${live} rename to ${previous}`);
    await server.query(`alter database ${draft} rename to ${live}`);
    await server.query(`drop database if exists ${previous} with (force)`);
    return url;
  } finally {
    await server.end();
  }
}

/** Ends an exchange that a kill interrupted, and tells whether there is a database. */
async function recover(server: pg.Client): Promise<boolean> {
  const { rows } = await server.query<{ datname: string }>('select datname from pg_database');
  const names = new Set(rows.map((row) => row.datname));
  if (!names.has(live) && names.has(previous)) {
    await server.query(`alter database ${previous} rename to ${live}`);
    names.add(live);
  }
  await server.query(`drop database if exists ${draft} with (force)`);
  await server.query(`drop database if exists ${previous} with (force)`);
  return names.has(live);
}

/** A database can be copied or renamed only while nobody, psql included, is connected to it. */
async function disconnectAll(server: pg.Client, database: string): Promise<void> {
  await server.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
    database,
  ]);
}

async function build(
  databaseUrl: string,
  seeds: string[],
  { hasuraDirectory, verify, log }: DatabaseOptions,
): Promise<void> {
  const { applied } = await applyMigrations({ projectDirectory: hasuraDirectory, databaseUrl });
  if (applied.length > 0) log(`applied ${applied.length} migrations`);
  for (const name of seeds) {
    log(`loading demo data: ${name}`);
    await applySeed(databaseUrl, path.join(seedsFolder(hasuraDirectory), name));
  }
  // Without statistics the first searches would be planned for empty tables.
  await execute(databaseUrl, 'analyze');
  await verify?.(databaseUrl);
}

async function applySeed(databaseUrl: string, file: string): Promise<void> {
  try {
    await execute(databaseUrl, await readFile(file, 'utf8'));
  } catch (cause) {
    throw new StartError(`The demo data of ${file} cannot be loaded: ${(cause as Error).message}`, { cause });
  }
}

/** Runs a script of statements as one transaction. */
async function execute(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const seedsFolder = (hasuraDirectory: string) => path.join(hasuraDirectory, 'seeds', 'default');

async function wantedState({ hasuraDirectory, demo }: DatabaseOptions): Promise<Applied> {
  const seeds: Record<string, string> = {};
  if (demo) {
    const folder = seedsFolder(hasuraDirectory);
    for (const file of await listFiles(folder)) {
      if (file.endsWith('.sql')) seeds[path.relative(folder, file)] = await hashFile(file);
    }
  }
  return { migrations: await hashFolder(path.join(hasuraDirectory, 'migrations')), seeds };
}

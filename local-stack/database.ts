import { applyMigrations } from '@lavoir/hasura-engine/migrations';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { hashMigrations, readApplied, refuseChangedMigrations, writeApplied } from './applied.ts';
import { hashFile, listFiles } from './content-hash.ts';
import type { Postgres } from './postgres/postgres.ts';
import { StartError } from './start-error.ts';
import { withClient } from './with-client.ts';

const live = 'lavoir';
const draft = 'lavoir_next';
const previous = 'lavoir_previous';

export interface DatabaseOptions {
  postgres: Pick<Postgres, 'url'>;
  hasuraDirectory: string;
  demo: boolean;
  verify?: (databaseUrl: string) => Promise<void>;
  log: (message: string) => void;
}

/**
 * Returns the address of a database with every migration and, with `demo`, every seed. They are applied to a copy that
 * replaces the database once the metadata is verified, so a failure leaves it unchanged.
 */
export async function prepareDatabase(options: DatabaseOptions): Promise<string> {
  const { postgres, log } = options;
  const url = postgres.url(live);
  return withClient(postgres.url('postgres'), async (server) => {
    for (const name of [draft, previous]) await server.query(`drop database if exists ${name} with (force)`);
    const { rowCount } = await server.query('select from pg_database where datname = $1', [live]);
    const exists = rowCount === 1;
    const required = await requiredState(options);
    const applied = await readApplied(server, live);
    const known = applied?.migrations;
    if (known) refuseChangedMigrations(known, required.migrations);
    const seeds = Object.keys(required.seeds).filter((name) => applied?.seeds[name] !== required.seeds[name]);
    const isCurrent = known && Object.keys(required.migrations).every((name) => name in known);
    if (isCurrent && seeds.length === 0) return url;

    log(exists ? 'updating the database' : 'creating the database');
    if (exists) await disconnectAll(server, live);
    if (exists) await server.query(`create database ${draft} template ${live} strategy file_copy`);
    else await server.query(`create database ${draft}`);
    try {
      await build(postgres.url(draft), seeds, options);
      await writeApplied(server, { ...required, seeds: { ...applied?.seeds, ...required.seeds } }, draft);
    } catch (error) {
      await server.query(`drop database if exists ${draft} with (force)`);
      throw error;
    }
    await disconnectAll(server, draft);
    if (exists) await disconnectAll(server, live);
    // Both in one transaction.
    const keepPrevious = exists ? `alter database ${live} rename to ${previous};` : '';
    await server.query(`${keepPrevious} alter database ${draft} rename to ${live}`);
    await server.query(`drop database if exists ${previous} with (force)`);
    return url;
  });
}

/** Ends all connections: a database with connections can be neither copied nor renamed. */
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
  // Without statistics the planner would treat the tables as empty.
  await runScript(databaseUrl, 'analyze');
  await verify?.(databaseUrl);
}

async function applySeed(databaseUrl: string, file: string): Promise<void> {
  try {
    await runScript(databaseUrl, await readFile(file, 'utf8'));
  } catch (cause) {
    throw new StartError(`The demo data of ${file} cannot be loaded: ${(cause as Error).message}`, { cause });
  }
}

export async function runScript(databaseUrl: string, sql: string): Promise<void> {
  await withClient(databaseUrl, (client) => client.query(sql));
}

const seedsFolder = (hasuraDirectory: string) => path.join(hasuraDirectory, 'seeds', 'default');

async function requiredState({ hasuraDirectory, demo }: DatabaseOptions) {
  const seeds: Record<string, string> = {};
  if (demo) {
    const folder = seedsFolder(hasuraDirectory);
    for (const file of await listFiles(folder)) {
      if (file.endsWith('.sql')) seeds[path.relative(folder, file)] = await hashFile(file);
    }
  }
  return { migrations: await hashMigrations(hasuraDirectory), seeds };
}

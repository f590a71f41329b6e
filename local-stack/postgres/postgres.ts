import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { prepareClusterFolder } from './cluster-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { stopOrphan } from './orphan.ts';
import { PostgresError } from './postgres-error.ts';
import { superviseServer } from './supervised-server.ts';
import { postgresUser } from './system-user.ts';

export interface PostgresOptions {
  /** The cluster's folder; made when missing. Its lock and log lie beside it. */
  directory: string;
  log?: (message: string) => void;
  /** False gives up safety against a power cut for speed: for clusters that a test throws away. */
  durable?: boolean;
}

export interface Postgres {
  /** Connection string of the superuser for one database. */
  url(database: string): string;
  /** Creates the database unless it exists; tells whether it did. */
  ensureDatabase(name: string): Promise<boolean>;
  createDatabase(name: string, options?: { template?: string }): Promise<void>;
  dropDatabase(name: string): Promise<void>;
  /** False while the server has ended and is being started again. */
  isUp(): boolean;
  /** Closes the sessions, writes everything and ends the server; calling it twice does no harm. */
  stop(): Promise<void>;
}

/**
 * Starts a real Postgres on `directory`, listening on a free port of 127.0.0.1 only. A server that dies is started
 * again. It ends with this process; when this process is killed outright, the next start on the folder stops what was left and recovers.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const directory = path.resolve(options.directory);
  await mkdir(path.dirname(directory), { recursive: true });
  const lock = await lockFolder(`${directory}.lock`);
  if (!lock) throw new PostgresError(`The data folder ${directory} is in use by another running instance.`);
  try {
    const binaries = await findBinaries();
    const user = await postgresUser(directory, binaries);
    const password = await prepareClusterFolder(directory, binaries, user);
    if (await stopOrphan(directory, password, binaries, user))
      options.log?.('stopped the Postgres that an interrupted start had left running');
    const server = await superviseServer(
      { directory, binaries, user, password, durable: options.durable ?? true },
      { ownsFolder: () => lock.isHeld(), log: options.log ?? (() => undefined) },
    );

    const url = (database: string) =>
      `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${server.port}/${encodeURIComponent(database)}`;
    const administer = (sql: string, values: unknown[] = []) => queryOnce(url('postgres'), sql, values);
    const createDatabase: Postgres['createDatabase'] = async (name, { template } = {}) => {
      const copy = template ? ` template ${pg.escapeIdentifier(template)} strategy file_copy` : '';
      await administer(`create database ${pg.escapeIdentifier(name)}${copy}`);
    };
    let stopping: Promise<void> | undefined;
    return {
      url,
      createDatabase,
      ensureDatabase: async (name) => {
        const { rowCount } = await administer('select from pg_database where datname = $1', [name]);
        if (rowCount) return false;
        await createDatabase(name);
        return true;
      },
      dropDatabase: async (name) => {
        await administer(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
      },
      isUp: () => server.isUp(),
      stop: () => (stopping ??= server.stop().finally(() => lock.release())),
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function queryOnce(connectionString: string, sql: string, values: unknown[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(sql, values);
  } finally {
    await client.end();
  }
}

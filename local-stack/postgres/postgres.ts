import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PostgresError } from '../start-error.ts';
import { findBinaries } from './binaries.ts';
import { prepareClusterFolder } from './cluster-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { stopOrphan } from './orphan.ts';
import { launchServer, type LaunchOptions, type ServerProcess } from './server-process.ts';
import { postgresUser } from './system-user.ts';

interface PostgresOptions {
  directory: string;
  log?: (message: string) => void;
  durable?: boolean;
}

export interface Postgres {
  url(database: string): string;
  isUp(): boolean;
  stop(): Promise<void>;
}

/**
 * Starts a Postgres server on `directory`, on a free port of 127.0.0.1. One that dies is restarted. It stops with this
 * process; after a kill -9, the next start stops an orphaned server.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const directory = path.resolve(options.directory);
  const durable = options.durable ?? true;
  await mkdir(path.dirname(directory), { recursive: true });
  const lock = await lockFolder(`${directory}.lock`);
  if (!lock) throw new PostgresError(`The data folder ${directory} is in use by another running instance.`);
  try {
    const binaries = await findBinaries();
    const cluster = { directory, binaries, user: await postgresUser(directory, binaries), durable };
    const password = await prepareClusterFolder(cluster);
    if (await stopOrphan(cluster, password)) options.log?.('stopped the Postgres of a killed instance');
    const server = await superviseServer({ ...cluster, password }, lock.isHeld, options.log);
    const url = (database: string) =>
      `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${server.port}/${encodeURIComponent(database)}`;
    let stopping: Promise<void> | undefined;
    return {
      url,
      isUp: () => server.isUp(),
      stop: () => (stopping ??= server.stop().finally(() => lock.release())),
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

const longestPauseMs = 10_000;

/** Restarts a server that exits, as long as the folder is ours. */
async function superviseServer(
  options: LaunchOptions,
  ownsFolder: () => Promise<boolean>,
  log: (message: string) => void = () => undefined,
) {
  let server: ServerProcess | undefined = await launchServer(options);
  const { port } = server;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;

  async function supervise(): Promise<void> {
    for (let pauseMs = 100; !isStopping(); pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      if (server) {
        await server.ended;
        server = undefined;
        if (isStopping() || !(await ownsFolder())) return;
        pauseMs = 100;
        log('Postgres has exited: restarting it');
      }
      server = await launchServer({ ...options, port }).catch(() => undefined);
      if (server) log('Postgres is running again');
      // Processes of a killed server may hold its shared memory for a moment.
      else await delay(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  const supervision = supervise();
  return {
    port,
    isUp: () => server !== undefined,
    async stop() {
      stopping.abort();
      await server?.stop();
      await supervision;
      // The server may have been restarting when it was first stopped.
      await server?.stop();
    },
  };
}

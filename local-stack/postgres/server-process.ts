import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { PostgresError } from '../start-error.ts';
import { withClient } from '../with-client.ts';
import { superuserOf, type Cluster } from './cluster-folder.ts';
import { commandAs, type SystemUser } from './system-user.ts';

export interface ServerProcess {
  port: number;
  ended: Promise<void>;
  stop(): Promise<void>;
}

export interface LaunchOptions extends Cluster {
  password: string;
  port?: number;
}

const settings = {
  listen_addresses: '127.0.0.1',
  // No socket file: its path may be too long, and two instances would conflict in /tmp.
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  max_connections: '200',
};

/** For data that may be lost in a crash. */
const throwawaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  // Checkpoints are rare: copying a database writes everything to the disk anyway.
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
};

/** SQLSTATE of a server that is starting. */
const isStarting = '57P03';

export async function launchServer(options: LaunchOptions): Promise<ServerProcess> {
  for (let attempt = 0; ; attempt++) {
    const port = options.port ?? (await freePort());
    const child = spawnServer(options, port);
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const failure = await waitUntilReady(child, port, options);
    if (failure === undefined) return { port, ended, stop: stopper(child, options) };
    if (options.port === undefined && attempt < 4 && /could not bind|address already in use/i.test(failure))
      continue;
    throw new PostgresError(`Postgres did not start on ${options.directory}: ${lastLine(failure)}`);
  }
}

function spawnServer(options: LaunchOptions, port: number): ChildProcess {
  const { directory, binaries, user, durable } = options;
  const chosen = { ...settings, ...(durable ? {} : throwawaySettings) };
  const flags = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(`${directory}.log`, options.port === undefined ? 'w' : 'a');
  try {
    const command = commandAs(user, binaries.postgres, ['-D', directory, '-p', String(port), ...flags]);
    const child = spawn(command.program, command.args, {
      ...command.options,
      detached: process.platform !== 'win32',
      stdio: ['ignore', log, log],
      env: { ...process.env, LC_ALL: 'C' },
      windowsHide: true,
    });
    child.on('error', () => undefined);
    return child;
  } finally {
    closeSync(log);
  }
}

async function waitUntilReady(
  child: ChildProcess,
  port: number,
  { directory, password }: LaunchOptions,
): Promise<string | undefined> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (child.pid === undefined) return 'its program could not be run';
    if (child.exitCode !== null || child.signalCode !== null)
      return (await readFile(`${directory}.log`, 'utf8')) || `it ended with code ${child.exitCode}`;
    try {
      await withClient(superuserOf(port, password), () => Promise.resolve());
      return undefined;
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code !== isStarting) {
        child.kill('SIGQUIT');
        return error.message;
      }
      await delay(40);
    }
  }
  child.kill('SIGQUIT');
  return 'it did not answer within two minutes';
}

function stopper(child: ChildProcess, { directory, binaries, user }: LaunchOptions): () => Promise<void> {
  const watcher = watchParent(child, user);
  child.unref();
  return async () => {
    watcher?.kill('SIGKILL');
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    if (process.platform === 'win32') execFile(binaries.pg_ctl, ['stop', '-D', directory, '-m', 'fast']);
    // Postgres shuts down fast on SIGINT and immediately on SIGQUIT.
    else child.kill('SIGINT');
    const killTimer = setTimeout(() => child.kill('SIGQUIT'), 10_000);
    await ended;
    clearTimeout(killTimer);
  };
}

/** Starts a shell that waits for the end of its input, which is this process's, and then stops the server. */
function watchParent(server: ChildProcess, { uid, gid }: SystemUser): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined;
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'watch', String(server.pid)], {
    uid,
    gid,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => undefined);
  server.once('exit', () => watcher.kill('SIGKILL'));
  watcher.unref();
  (watcher.stdin as Socket | null)?.unref();
  return watcher;
}

function lastLine(text: string): string {
  const lines = text.trim().split('\n');
  return (lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '').replace(
    /^.*?(FATAL|PANIC): +/,
    '',
  );
}

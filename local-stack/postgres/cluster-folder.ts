import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { PostgresError } from '../start-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import { commandAs, giveTo, type SystemUser } from './system-user.ts';

const run = promisify(execFile);

const majorVersion = '17';

export interface Cluster {
  directory: string;
  binaries: PostgresBinaries;
  user: SystemUser;
  durable: boolean;
}

export const superuserOf = (port: number, password: string) => ({
  host: '127.0.0.1',
  port,
  user: 'postgres',
  password,
  database: 'postgres',
});

const passwordFile = (directory: string) => path.join(directory, 'lavoir-password');

/**
 * Ensures that `directory` contains a cluster of our version and returns the superuser's password. A new cluster is
 * renamed into place, so that an interrupted start leaves no partial one.
 */
export async function prepareClusterFolder(cluster: Cluster): Promise<string> {
  const { directory } = cluster;
  const version = await readFile(path.join(directory, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) await createCluster(cluster);
  else if (version.trim() !== majorVersion)
    throw new PostgresError(
      `The data folder ${directory} was written by Postgres ${version.trim()}, and this is Postgres ${majorVersion}: choose another DATA_DIR, or move the folder away.`,
    );
  return (await readFile(passwordFile(directory), 'utf8')).trim();
}

async function createCluster(cluster: Cluster): Promise<void> {
  const { directory, user } = cluster;
  const fresh = `${directory}.new`;
  const password = randomBytes(24).toString('base64url');
  const passwordInput = `${directory}.password`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  await writeFile(passwordInput, password, { mode: 0o600 });
  await giveTo(user, fresh);
  await giveTo(user, passwordInput);
  try {
    await initdb({ ...cluster, directory: fresh }, passwordInput);
    await rename(passwordInput, passwordFile(fresh));
    await rename(fresh, directory).catch((cause: unknown) => {
      throw new PostgresError(
        `The data folder ${directory} contains files that are not a Postgres cluster.`,
        { cause },
      );
    });
  } finally {
    await rm(passwordInput, { force: true });
    await rm(fresh, { recursive: true, force: true });
  }
}

/** The builtin C.UTF-8 collation sorts and lowercases the same on every system. */
export const collationFlags = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

async function initdb({ directory, binaries, user, durable }: Cluster, passwordInput: string): Promise<void> {
  const flags = [
    `--pgdata=${directory}`,
    '--username=postgres',
    `--pwfile=${passwordInput}`,
    '--auth=scram-sha-256',
    ...collationFlags,
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
  const { program, args, options } = commandAs(user, binaries.initdb, flags);
  try {
    await run(program, args, { ...options, env: { ...process.env, LC_ALL: 'C' }, windowsHide: true });
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    const output = stdout + stderr || message;
    const reason = /^.*(?:error|could not).*$/im.exec(output)?.[0] ?? output.trim().split('\n').at(-1);
    throw new PostgresError(`initdb could not create the data folder ${directory}: ${reason}`);
  }
}

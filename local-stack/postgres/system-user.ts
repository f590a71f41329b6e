import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './binaries.ts';
import { PostgresError } from './postgres-error.ts';

const run = promisify(execFile);

/** Who runs the Postgres processes; empty when the present user does. */
export interface SystemUser {
  uid?: number;
  gid?: number;
  /** Set when the user may not enter a folder above the programs or the data: see {@link commandAs}. */
  needsPassage?: boolean;
}

/**
 * Postgres refuses to run as root. Root therefore lends the folder to whoever owns it already, else to the
 * system's `postgres` user, else to `nobody`, which every system has.
 */
export async function postgresUser(directory: string, binaries: PostgresBinaries): Promise<SystemUser> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(directory).catch(() => undefined);
  const user =
    owner && owner.uid !== 0
      ? { uid: owner.uid, gid: owner.gid }
      : ((await lookUp('postgres')) ?? (await lookUp('nobody')));
  if (!user)
    throw new PostgresError('Postgres refuses to run as root, and there is no user postgres or nobody.');
  const parent = path.dirname(directory);
  const reaches = 'test -x "$0" && test -x "$1"';
  if (await succeeds('/bin/sh', ['-c', reaches, binaries.postgres, parent], user)) return user;
  const passing = commandAs({ ...user, needsPassage: true }, '/bin/sh', [
    '-c',
    reaches,
    binaries.postgres,
    parent,
  ]);
  if (await succeeds(passing.program, passing.args)) return { ...user, needsPassage: true };
  throw new PostgresError(
    `As root, Postgres runs as the system user ${user.uid}, which may not enter ${parent} or the project folder: allow it (chmod o+x), or start as another user.`,
  );
}

interface Command {
  program: string;
  args: string[];
  options: { uid?: number; gid?: number };
}

/**
 * How to run a program as the Postgres user. A project of root's often lies in a folder closed to all others (`/root`,
 * `mktemp -d`). Rather than open that folder, the process gets the one capability of root's that lets it pass.
 */
export function commandAs({ uid, gid, needsPassage }: SystemUser, program: string, args: string[]): Command {
  if (!needsPassage) return { program, args, options: { uid, gid } };
  const identity = ['--reuid', String(uid), '--regid', String(gid), '--clear-groups'];
  const passage = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'];
  return { program: 'setpriv', args: [...identity, ...passage, '--', program, ...args], options: {} };
}

async function succeeds(program: string, args: string[], user: SystemUser = {}): Promise<boolean> {
  return run(program, args, { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

async function lookUp(name: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

import { execFile } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { PostgresError } from '../start-error.ts';
import type { PostgresBinaries } from './binaries.ts';

const run = promisify(execFile);

export interface SystemUser {
  uid?: number;
  gid?: number;
  isRenumberedRoot?: boolean;
}

/**
 * Postgres refuses to run as root. A new folder is given to the user `postgres`, else `nobody`. Where that user has no
 * access, root keeps the folder and Postgres runs in a user namespace.
 */
export async function postgresUser(directory: string, binaries: PostgresBinaries): Promise<SystemUser> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(directory).catch(() => undefined);
  const user = owner
    ? { uid: owner.uid, gid: owner.gid }
    : ((await lookUp('postgres')) ?? (await lookUp('nobody')));
  if (user && user.uid !== 0 && (await reaches(user, binaries, directory))) return user;
  const renumbered = { isRenumberedRoot: true };
  if ((!owner || owner.uid === 0) && (await reaches(renumbered, binaries, directory))) return renumbered;
  throw new PostgresError(
    `Postgres refuses to run as root, and no other user has access to ${path.dirname(directory)} or the project folder: allow it (chmod o+x), or start as another user.`,
  );
}

async function reaches(user: SystemUser, binaries: PostgresBinaries, directory: string): Promise<boolean> {
  const test = ['-c', 'test -x "$0" && test -x "$1"', binaries.postgres, path.dirname(directory)];
  const { program, args, options } = commandAs(user, '/bin/sh', test);
  return run(program, args, { ...options, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

export async function giveTo({ uid, gid }: SystemUser, file: string): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid);
}

interface Command {
  program: string;
  args: string[];
  options: { uid?: number; gid?: number };
}

/**
 * In a user namespace root has another id: Postgres accepts it, and it still owns its files. A capability for another
 * user is not enough, because access(2) ignores it.
 */
export function commandAs(
  { uid, gid, isRenumberedRoot }: SystemUser,
  program: string,
  args: string[],
): Command {
  if (!isRenumberedRoot) return { program, args, options: { uid, gid } };
  const namespace = ['--user', '--map-user=1000', '--map-group=1000', '--'];
  return { program: 'unshare', args: [...namespace, program, ...args], options: {} };
}

async function lookUp(name: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

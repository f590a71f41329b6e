import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { PostgresError } from './postgres-error.ts';

const run = promisify(execFile);

/** Who runs the Postgres processes; empty when the present user does. */
export interface SystemUser {
  uid?: number;
  gid?: number;
}

/**
 * Postgres refuses to run as root. Root therefore lends the folder to whoever owns it already, else to the
 * system's `postgres` user, else to `nobody`, which every system has.
 */
export async function postgresUser(directory: string): Promise<SystemUser> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(directory).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = (await lookUp('postgres')) ?? (await lookUp('nobody'));
  if (!user)
    throw new PostgresError('Postgres refuses to run as root, and there is no user postgres or nobody.');
  return user;
}

async function lookUp(name: string): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withClient } from '../with-client.ts';
import { superuserOf, type Cluster } from './cluster-folder.ts';
import { commandAs } from './system-user.ts';

const run = promisify(execFile);

/**
 * Stops the Postgres that a killed stack left on this folder; the caller holds the folder's lock. The server must
 * report this folder: the process id alone is not trusted.
 */
export async function stopOrphan({ directory, binaries, user }: Cluster, password: string): Promise<boolean> {
  const pidFile = path.join(directory, 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const port = Number(lines[3]);
  if (!lines[0]) return false;
  for (let attempt = 0; attempt < 100; attempt++) {
    const state = port ? await probe(port, password, directory) : 'absent';
    if (state === 'absent') {
      // No server answers: it is stopping, or its process id now belongs to another process.
      if (attempt < 30 && isAlive(Number(lines[0]))) {
        await delay(100);
        continue;
      }
      await rm(pidFile, { force: true });
      return false;
    }
    if (state === 'ours') {
      const stop = ['stop', '-D', directory, '-m', 'fast', '-w', '-t', '30'];
      const { program, args, options } = commandAs(user, binaries.pg_ctl, stop);
      await run(program, args, options);
      return true;
    }
    await delay(100);
  }
  return false;
}

async function probe(port: number, password: string, directory: string): Promise<'ours' | 'busy' | 'absent'> {
  const database = superuserOf(port, password);
  try {
    const { rows } = await withClient({ ...database, connectionTimeoutMillis: 3000 }, (client) =>
      client.query<{ data_directory: string }>('show data_directory'),
    );
    return path.resolve(rows[0]?.data_directory ?? '') === path.resolve(directory) ? 'ours' : 'absent';
  } catch (error) {
    return (error as { code?: string }).code === '57P03' ? 'busy' : 'absent';
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

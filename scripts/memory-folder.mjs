import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const prefix = 'lavoir-tests-';
const neededBytes = 4 * 1024 ** 3;

/**
 * Puts the temporary files of tests into memory, where Linux has room for them, until this process ends: Postgres creates
 * and deletes a hundred thousand files, which takes a quarter of the integration tests on a disk.
 */
export function useMemoryForTemporaryFiles(memory = '/dev/shm') {
  if (!existsSync(memory)) return;
  for (const name of readdirSync(memory)) {
    const isLeftOver = name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length)));
    if (isLeftOver) rmSync(path.join(memory, name), { recursive: true, force: true });
  }
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, freemem()) < neededBytes) return;
  const folder = path.join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder);
  // As root, Postgres runs as another user, who needs access.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

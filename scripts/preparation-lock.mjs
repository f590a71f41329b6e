import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as delay } from 'node:timers/promises';
import { projectFolder } from './project-folder.mjs';

const lock = path.join(projectFolder, '.cache', 'preparing');
/**
 * The holder touches the file every second. Its process id proves nothing: after a restart another process may have it.
 */
const staleMs = 60_000;

export async function whileNobodyElsePrepares(prepare) {
  mkdirSync(path.dirname(lock), { recursive: true });
  let isReported = false;
  while (!claim()) {
    if (!isReported) console.log('· waiting for another process that is installing or building here');
    isReported = true;
    await delay(300);
  }
  const touching = setInterval(() => existsSync(lock) && utimesSync(lock, new Date(), new Date()), 1000);
  const release = () => {
    clearInterval(touching);
    rmSync(lock, { force: true });
  };
  process.once('exit', release);
  try {
    return await prepare();
  } finally {
    process.off('exit', release);
    release();
  }
}

function claim() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isHolderAlive()) rmSync(lock, { force: true });
  return false;
}

function isHolderAlive() {
  try {
    if (Date.now() - statSync(lock).mtimeMs > staleMs) return false;
    process.kill(Number(readFileSync(lock, 'utf8')) || process.pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

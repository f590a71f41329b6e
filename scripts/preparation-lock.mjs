import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectFolder } from './project-folder.mjs';

const lock = path.join(projectFolder, '.cache', 'preparing');

/** Runs `prepare` while no other process installs or builds in this folder, for example two first starts. */
export async function whileNobodyElsePrepares(prepare) {
  mkdirSync(path.dirname(lock), { recursive: true });
  let isReported = false;
  while (!claim()) {
    if (!isReported) console.log('· waiting for another process that is installing or building here');
    isReported = true;
    await delay(300);
  }
  const release = () => rmSync(lock, { force: true });
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
    process.kill(Number(readFileSync(lock, 'utf8')) || process.pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

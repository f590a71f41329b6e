import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './project-folder.mjs';

const oldestNode = [20, 19];
const lockFile = path.join(projectFolder, 'package-lock.json');
const installedLock = path.join(projectFolder, 'node_modules', '.package-lock.json');
const stamp = path.join(projectFolder, 'node_modules', '.cache', 'installed-lock');

/** Ends the process with one sentence when this Node is too old to run anything else. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  if (isNewEnough) return;
  console.error(`This is Node ${process.versions.node}; Lavoir needs Node ${oldestNode.join('.')} or later.`);
  process.exit(1);
}

/** Installs the packages of package-lock.json unless exactly those are there. */
export function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!isInstalledByHand()) installPackages();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** npm rewrites its own record at each install: one that is newer than the lock file belongs to it. */
function isInstalledByHand() {
  return existsSync(installedLock) && statSync(installedLock).mtimeMs >= statSync(lockFile).mtimeMs - 1000;
}

function installPackages() {
  console.log('· installing packages (a few minutes the first time)');
  // npm ci insists that the lock file names the programs of every platform, also those a registry does not have;
  // npm install takes the same versions and leaves out what this computer does not need.
  if (npm(['ci'], 'ignore') || npm(['install', '--no-save'], 'inherit')) return;
  console.error('The packages could not be installed: npm said why above.');
  process.exit(1);
}

function npm(command, stdio) {
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: projectFolder, stdio };
  // npm tells its scripts where it lies; started without npm, its name has to do, which on Windows needs a shell.
  const program = process.env.npm_execpath;
  const { status } = program?.endsWith('.js')
    ? spawnSync(process.execPath, [program, ...command, ...flags], options)
    : spawnSync('npm', [...command, ...flags], { ...options, shell: process.platform === 'win32' });
  return status === 0;
}

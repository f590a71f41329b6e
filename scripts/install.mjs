import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { logProgress } from './progress.mjs';
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

/**
 * Installs the packages of package-lock.json unless exactly those are there: those that starting needs, and with
 * `tools` those of tests, lint and benchmarks as well. Ends the process when npm cannot install them.
 */
export async function ensureInstalled({ tools = false } = {}) {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const stamps = { all: `${lock} all`, starting: `${lock} starting` };
  const current = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (current === stamps.all || (current === stamps.starting && !tools)) return;
  const byHand = isInstalledByHand();
  const isComplete = tools || (byHand && hasTools());
  if (!byHand || (tools && !hasTools())) await installPackages(tools);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, isComplete ? stamps.all : stamps.starting);
}

/** npm rewrites its record at each install: one that is newer than the lock file belongs to it. */
function isInstalledByHand() {
  return existsSync(installedLock) && statSync(installedLock).mtimeMs >= statSync(lockFile).mtimeMs - 1000;
}

/** The development dependencies come and go together: one of them stands for all. */
function hasTools() {
  return existsSync(path.join(projectFolder, 'node_modules', 'vitest'));
}

async function installPackages(tools) {
  logProgress('installing packages');
  const clock = setInterval(() => logProgress('still installing packages'), 10_000);
  const flags = tools ? ['--include=dev'] : ['--omit=dev'];
  // npm ci insists that the lock file names the programs of every platform, also those a registry does not have;
  // npm install takes the same versions and leaves out what this computer does not need.
  const installed =
    (await npm(['ci', ...flags], 'ignore')) || (await npm(['install', '--no-save', ...flags], 'inherit'));
  clearInterval(clock);
  if (installed) return;
  console.error('The packages could not be installed: npm said why above.');
  process.exit(1);
}

async function npm(command, stdio) {
  const args = [...command, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: projectFolder, stdio };
  // npm names its own program for its scripts; started without npm, the plain name has to do, which on Windows needs a shell.
  const program = process.env.npm_execpath;
  const child = program?.endsWith('.js')
    ? spawn(process.execPath, [program, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
  return code === 0;
}

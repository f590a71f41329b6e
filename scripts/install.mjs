import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { logProgress } from './progress.mjs';
import { projectFolder } from './project-folder.mjs';

const oldestNode = [20, 19];
const lockFile = path.join(projectFolder, 'package-lock.json');
const installedLock = path.join(projectFolder, 'node_modules', '.package-lock.json');
const stamp = path.join(projectFolder, 'node_modules', '.cache', 'installed-lock');

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  if (isNewEnough) return;
  console.error(`This is Node ${process.versions.node}; Lavoir needs Node ${oldestNode.join('.')} or later.`);
  process.exit(1);
}

/** With `tools` also the packages of tests, lint and benchmarks. Exits the process when npm fails. */
export async function ensureInstalled({ tools = false } = {}) {
  useWritableCache();
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

function useWritableCache() {
  try {
    const cache = process.env.npm_config_cache ?? path.join(homedir(), '.npm');
    mkdirSync(cache, { recursive: true });
    accessSync(cache, constants.W_OK);
  } catch {
    process.env.npm_config_cache = path.join(projectFolder, '.cache', 'npm');
  }
}

/** npm writes what it has installed to node_modules/.package-lock.json; optional packages may be missing there. */
function isInstalledByHand() {
  if (!existsSync(installedLock)) return false;
  const installed = packagesOf(installedLock);
  return Object.entries(packagesOf(lockFile)).every(
    ([folder, { version, dev, optional }]) =>
      folder === '' || optional || (dev && !hasTools()) || installed[folder]?.version === version,
  );
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

function hasTools() {
  return existsSync(path.join(projectFolder, 'node_modules', 'vitest'));
}

async function installPackages(tools) {
  logProgress('installing packages');
  const clock = setInterval(() => logProgress('still installing packages'), 10_000);
  const flags = tools ? ['--include=dev'] : ['--omit=dev'];
  // npm ci fails when the registry lacks the binaries of another platform; npm install uses the same versions and skips
  // those binaries.
  const installed =
    (await npm(['ci', ...flags], 'ignore')) || (await npm(['install', '--no-save', ...flags], 'inherit'));
  clearInterval(clock);
  if (installed) return;
  console.error('The packages could not be installed: see the output of npm above.');
  process.exit(1);
}

async function npm(command, stdio) {
  const args = [...command, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: projectFolder, stdio };
  // npm scripts set npm_execpath. Otherwise `npm` requires a shell on Windows.
  const program = process.env.npm_execpath;
  const child = program?.endsWith('.js')
    ? spawn(process.execPath, [program, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  const [code] = await once(child, 'close').catch(() => [1]);
  return code === 0;
}

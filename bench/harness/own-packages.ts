import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Installs the packages of a folder with its own lock file, which are not part of the project's install. Does nothing when
 * they are installed; rejects when the lock file does not match package.json.
 */
export async function installOwnPackages(folder: string): Promise<void> {
  const installed = path.join(folder, 'node_modules', '.package-lock.json');
  const locked = path.join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs - 1000) return;
  await run('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' },
    shell: process.platform === 'win32',
  });
}

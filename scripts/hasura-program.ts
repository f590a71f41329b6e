import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Returns the path of Hasura's command line: this computer's, else that of the package in `folder`, installed at its
 * first use. Undefined where it cannot be downloaded.
 */
export function hasuraProgram(folder: string): string | undefined {
  const isWindows = process.platform === 'win32';
  const packaged = path.join(folder, 'node_modules', 'hasura-cli', isWindows ? 'hasura.exe' : 'hasura');
  const find = () =>
    ['hasura', packaged].find(
      (program) => spawnSync(program, ['version', '--skip-update-check'], { stdio: 'ignore' }).status === 0,
    );
  const present = find();
  if (present) return present;
  console.error("installing Hasura's command line");
  // --ignore-scripts=false: the install script downloads the program.
  const install = ['ci', '--ignore-scripts=false', '--no-audit', '--no-fund'];
  spawnSync('npm', install, { cwd: folder, stdio: 'ignore', shell: isWindows });
  return find();
}

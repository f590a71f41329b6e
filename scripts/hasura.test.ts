import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hasuraFolder, projectFolder } from '../local-stack/project-folder.ts';
import { hasuraProgram } from './hasura-program.ts';

async function folderWith(programs: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-hasura-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(programs)) {
    await writeFile(path.join(folder, name), `#!/bin/sh\n${text}\n`);
    await chmod(path.join(folder, name), 0o755);
  }
  return folder;
}

async function findProgram(npm: string) {
  const programs = await folderWith({ npm: `echo "$*" >> ./calls\n${npm}` });
  const project = await folderWith({});
  vi.stubEnv('PATH', programs);
  onTestFinished(() => void vi.unstubAllEnvs());
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  return {
    project,
    find: () => hasuraProgram(project),
    calls: async () => (await readFile(path.join(project, 'calls'), 'utf8')).trim().split('\n'),
  };
}

test('the command line runs in the project with the arguments, and its status is passed on', async () => {
  const folder = await folderWith({ hasura: '[ "$1" = version ] || { echo "$PWD: $*"; exit 3; }' });
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'hasura.ts'), 'metadata', 'diff'],
    { cwd: projectFolder, env: { PATH: folder, DATA_DIR: folder }, encoding: 'utf8' },
  );
  expect([status, stdout.trim()]).toEqual([3, `${hasuraFolder}: metadata diff --skip-update-check`]);
});

test('its package is installed when it is first used, also where npm runs no scripts by default', async () => {
  const install =
    'd=node_modules/hasura-cli; /bin/mkdir -p $d; echo "#!/bin/sh" > $d/hasura; /bin/chmod +x $d/hasura';
  const { project, find, calls } = await findProgram(install);
  const program = path.join(project, 'node_modules', 'hasura-cli', 'hasura');
  expect([find(), find()]).toEqual([program, program]);
  expect(await calls()).toEqual(['ci --ignore-scripts=false --no-audit --no-fund']);
});

test('where it cannot be downloaded there is none, and the next use tries again', async () => {
  const { find, calls } = await findProgram('exit 1');
  expect([find(), find()]).toEqual([undefined, undefined]);
  expect(await calls()).toHaveLength(2);
});

test('neither command installs it: its project is separate from the root', async () => {
  const read = async (...file: string[]) => readFile(path.join(projectFolder, ...file), 'utf8');
  expect(JSON.parse(await read('hasura', 'package.json'))).toHaveProperty('devDependencies.hasura-cli');
  const { workspaces } = JSON.parse(await read('package.json')) as { workspaces: string[] };
  expect(workspaces).toEqual(['packages/*']);
  expect(await read('package-lock.json')).not.toContain('hasura-cli');
});

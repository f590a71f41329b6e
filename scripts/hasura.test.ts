import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasuraFolder } from '../local-stack/project-folder.ts';

const script = path.join(import.meta.dirname, 'hasura.ts');

/** Runs the script without a local instance, on a PATH that contains only these programs. */
async function runWith(programs: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-hasura-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(programs)) {
    await writeFile(path.join(folder, name), `#!/bin/sh\n${text}\n`);
    await chmod(path.join(folder, name), 0o755);
  }
  return spawnSync(process.execPath, ['--import', 'tsx', script, 'metadata', 'diff'], {
    cwd: path.dirname(import.meta.dirname),
    env: { PATH: folder, DATA_DIR: folder },
    encoding: 'utf8',
  });
}

test('the command line runs in the project with the arguments, and its status is passed on', async () => {
  const { status, stdout } = await runWith({ hasura: '[ "$1" = version ] || { echo "$PWD: $*"; exit 3; }' });
  expect([status, stdout.trim()]).toEqual([3, `${hasuraFolder}: metadata diff --skip-update-check`]);
});

test('the published one is used where none is installed', async () => {
  const { status, stdout } = await runWith({ npx: 'echo "$*"' });
  expect([status, stdout.trim()]).toEqual([0, '--yes hasura-cli@2.38.0 metadata diff --skip-update-check']);
});

test('where it can be had nowhere, a sentence says what to do', async () => {
  const { status, stderr } = await runWith({ npx: 'exit 1' });
  expect(status).toBe(1);
  expect(stderr).toContain('docker compose exec hasura hasura-cli');
});

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { requestLimits } from '../../local-stack/engine-environment.ts';
import { checkManifests } from './manifest-check.ts';

const directory = path.resolve(import.meta.dirname, '..', '..', 'deploy', 'kubernetes');

test('the manifests match the schemas of Kubernetes', async () => {
  expect(await checkManifests()).toEqual([]);
});

test('statements have the time limits of the local stack, and migrations longer ones', async () => {
  const read = (file: string) => readFile(path.join(directory, file), 'utf8');
  expect(await read('hasura.yaml')).toContain(`value: ${requestLimits}\n`);
  expect(await read('migrations.yaml')).toContain('value: -c statement_timeout=10min -c lock_timeout=30s ');
});

test.each([
  ['replicas: 2', 'replicas: two', 'replicas'],
  ['containerPort: 4000', 'containerPrt: 4000', 'containerPort'],
  ['apiVersion: apps/v1', 'apiVersion: apps/v9', 'has no Deployment in apps/v9'],
  ['image: lavoir-server', 'image: nginx:latest', 'not pinned'],
])('%s written as %s is reported', async (right, wrong, problem) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-manifests-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(directory, folder, { recursive: true });
  const file = path.join(folder, 'actions-server.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(right, wrong));
  expect((await checkManifests(folder)).join('\n')).toContain(problem);
});

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { engineEnvironment, requestLimits } from '../../local-stack/engine-environment.ts';
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

test('Hasura has the settings of the local engine in Kubernetes too', async () => {
  const text = await readFile(path.join(directory, 'settings.yaml'), 'utf8');
  const settings = { databaseUrl: '', adminSecret: '', jwtKey: 'key', hookSecret: '', actionsUrl: '' };
  const secretOrOwn = /DATABASE_URL|SECRET|PGOPTIONS|ACTIONS_BASE_URL/;
  for (const [name, value] of Object.entries(engineEnvironment(settings)))
    if (!secretOrOwn.test(name)) expect(text).toMatch(new RegExp(`^  ${name}: '?${value}'?$`, 'm'));
});

test.each([
  ['actions-server.yaml', 'replicas: 2', 'replicas: two', 'replicas'],
  ['actions-server.yaml', 'containerPort: 4000', 'containerPrt: 4000', 'containerPort'],
  ['actions-server.yaml', 'apiVersion: apps/v1', 'apiVersion: apps/v9', 'has no Deployment in apps/v9'],
  ['actions-server.yaml', 'image: lavoir-server', 'image: nginx:latest', 'not pinned'],
  ['hasura.yaml', 'command: [graphql-engine, serve]', '', 'swallows SIGTERM'],
  ['hasura.yaml', 'v2.48.5-ce', 'v2.48.5', 'not the community edition'],
  [
    'hasura.yaml',
    'path: /healthz\n              port: http\n            periodSeconds: 5',
    'path: /healthz?strict=true\n              port: http\n            periodSeconds: 5',
    'out of service',
  ],
  ['migrations.yaml', 'command: [migrate.sh]', 'command: [x]', 'before the migrations'],
  ['migrations.yaml', '- configMapRef:', '- secretRef:', 'another environment'],
  ['migrations.yaml', 'release-step: migrate', 'release-step: later', 'the Job would come too late'],
])('in %s, %j written as %j is reported', async (name, right, wrong, problem) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-manifests-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(directory, folder, { recursive: true });
  const file = path.join(folder, name);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(right);
  await writeFile(file, text.replace(right, wrong));
  expect((await checkManifests(folder)).join('\n')).toContain(problem);
});

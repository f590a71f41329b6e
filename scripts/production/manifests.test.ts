import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { engineEnvironment, requestLimits } from '../../local-stack/engine-environment.ts';
import { isPinned } from './testing/compose-files.ts';
import { manifestFolder, readManifests } from './testing/manifest-files.ts';
import {
  readKustomization,
  readsManifests,
  type Container,
  type Manifest,
} from './testing/reads-manifests.ts';

const { images: ownImages } = readKustomization('.');
const files = (await readdir(manifestFolder, { recursive: true })).filter((name) => name.endsWith('.yaml'));
const complete = files.filter((name) => !/kustomization|^reads\/web/.test(name));
const manifests = complete.flatMap((file) =>
  readManifests(file).map((document) => document.toJS() as Manifest),
);
const find = (kind: string, name: string) =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)!;
const containerOf = (manifest: Manifest) => manifest.spec!.template!.spec!.containers![0]!;
const server = containerOf(find('Deployment', 'hasura'));
const job = containerOf(find('Job', 'migrations'));

test('every file belongs to the kustomization of its folder, and every folder to another one', () => {
  const used = ['.', 'hasura', 'reads', 'reads/hasura'].flatMap((folder) => {
    const { resources, patches = [] } = readKustomization(folder);
    return [...resources, ...patches.map(({ path: file }) => file ?? '.')].map((name) =>
      path.join(folder, name),
    );
  });
  expect(used).toEqual(expect.arrayContaining(files.filter((name) => !name.includes('kustomization'))));
  expect(used).toEqual(expect.arrayContaining(['hasura', 'reads/hasura']));
});

test.each(
  [...manifests, ...readsManifests].map(
    (manifest) => [manifest.kind, manifest.metadata.name, manifest] as const,
  ),
)(
  '%s %s matches the schema of Kubernetes, with images that have a version',
  async (kind, _name, manifest) => {
    const modelFile = `kubernetes-models/${manifest.apiVersion}/${kind}`;
    const models = (await import(modelFile)) as Record<string, new (data: unknown) => { validate(): void }>;
    new models[kind]!(manifest).validate();
    const ours = ownImages!.map(({ name }) => name);
    const images = Array.from(JSON.stringify(manifest).matchAll(/"image":"([^"]+)"/g), ([, image]) => image!);
    expect(images.filter((image) => !ours.includes(image) && !isPinned(image))).toEqual([]);
  },
);

test('Hasura is the community edition, gets SIGTERM, and stays in service with inconsistent metadata', () => {
  expect(server.image).toMatch(/:v[\d.]+-ce(?:[.@]|$)/);
  // A list, because the image's default command starts a shell, which does not pass on SIGTERM.
  expect(server.command).toBeInstanceOf(Array);
  expect(server.readinessProbe!.httpGet!.path).not.toContain('strict');
});

test('migrations run first, before the metadata, and in the environment of the server', () => {
  expect(job.command![0]).toBe('migrate.sh');
  expect(job.envFrom).toEqual(server.envFrom);
  const names = ({ env = [] }: Container) => env.map(({ name }) => name);
  expect(names(job)).toEqual(expect.arrayContaining(names(server)));
  // release.sh applies objects with this label before the servers.
  for (const first of [find('Job', 'migrations'), find('ConfigMap', 'lavoir'), find('ConfigMap', 'hasura')])
    expect(first.metadata.labels).toEqual({ 'release-step': 'migrate' });
});

test('the web servers of a release come before the servers whose pages name their files', async () => {
  expect(find('Deployment', 'web').metadata.labels).toEqual({ 'release-step': 'web' });
  const script = await readFile(path.join(manifestFolder, 'release.sh'), 'utf8');
  expect(script).toMatch(
    /release-step=web\nkubectl .* deployment\/web\nkubectl apply --kustomize "\$folder"\n/,
  );
});

test('statements have the time limits of the local stack, and migrations longer ones', () => {
  const optionsOf = ({ env = [] }: Container) => env.find(({ name }) => name === 'PGOPTIONS')!.value;
  expect(optionsOf(server)).toBe(requestLimits);
  expect(optionsOf(job)).toMatch(/^-c statement_timeout=10min -c lock_timeout=30s /);
});

test('Hasura has the settings of the local engine in Kubernetes too', () => {
  const settings = { databaseUrl: '', adminSecret: '', jwtKey: 'key', hookSecret: '', actionsUrl: '' };
  const secretOrOwn = /DATABASE_URL|SECRET|PGOPTIONS|ACTIONS_BASE_URL/;
  const common = Object.entries(engineEnvironment(settings)).filter(([name]) => !secretOrOwn.test(name));
  expect(find('ConfigMap', 'hasura').data).toMatchObject(Object.fromEntries(common));
});

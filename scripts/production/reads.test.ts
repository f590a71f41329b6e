import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { manifestFolder, readManifests } from './testing/manifest-files.ts';
import { readKustomization, readsManifests } from './testing/reads-manifests.ts';

const [web, server, engine] = readsManifests;
const pods = readsManifests.map(({ spec }) => spec!.template!.spec!);
const [caddy] = pods[0]!.containers!;
const [balancer] = pods[0]!.initContainers!;
const valueOf = ({ env = [] }: { env?: { name: string; value?: string }[] }, name: string) =>
  env.find((variable) => variable.name === name)?.value;

test('web and the actions server of a site with a replica read at the engines of that replica', () => {
  expect([web.metadata.name, server.metadata.name, engine.metadata.name]).toEqual([
    'web',
    'actions-server',
    'hasura-reads',
  ]);
  expect(valueOf(pods[1]!.containers![0]!, 'HASURA_READS_URL')).toBe('http://hasura-reads:8080');
  expect(valueOf(caddy!, 'HASURA_READS_UPSTREAM')).toBe(valueOf(balancer!, 'READS'));
  expect(valueOf(balancer!, 'REPLICA')).toBe('hasura-reads:8080');
  expect(valueOf(balancer!, 'PRIMARY')).toBe('hasura:8080');
  expect(valueOf(pods[1]!.containers![0]!, 'HASURA_URL')).toBe('http://hasura:8080');
  expect(valueOf(caddy!, 'SITE_ADDRESS')).toBe(':8080');
});

test('HAProxy gets the variables of its file, and listens to this pod alone', () => {
  const [{ files } = { files: [] }] = readKustomization('reads').configMapGenerator!;
  expect(files).toEqual(['haproxy.cfg']);
  const settings = readFileSync(path.join(manifestFolder, 'reads', 'haproxy.cfg'), 'utf8');
  const names = new Set(Array.from(settings.matchAll(/\$\{(\w+)\}/g), ([, name]) => name));
  expect(balancer!.env!.map(({ name }) => name).toSorted()).toEqual([...names].toSorted());
  expect(valueOf(balancer!, 'READS')).toMatch(/^127\.0\.0\.1:/);
});

test('the engines on the replica have the settings of the others, but its databases', () => {
  const [base] = (readManifests('hasura/hasura.yaml')[0]!.toJS() as typeof engine).spec!.template!.spec!
    .containers!;
  const ownDatabases = { secretRef: { name: 'lavoir-hasura-reads' } };
  expect(pods[2]!.containers![0]).toEqual({ ...base!, envFrom: [...base!.envFrom!, ownDatabases] });
  const job = readManifests('reads/metadata.yaml')[0]!.toJS() as typeof engine;
  expect(job.spec!.template!.spec!.containers![0]!.envFrom!.at(-1)).toEqual(ownDatabases);
});

test('the metadata of the replica follows the migrations, and precedes everything that is replaced', () => {
  const script = readFileSync(path.join(manifestFolder, 'release.sh'), 'utf8');
  const steps = Array.from(
    script.matchAll(/release-step=(\w+)|wait .*job\/([\w-]+)/g),
    ([, step, job]) => step ?? job,
  );
  expect(steps).toEqual(['migrate', 'migrations', 'reads', 'metadata-reads', 'web']);
});

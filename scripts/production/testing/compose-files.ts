import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';

const project = path.resolve(import.meta.dirname, '..', '..', '..');
export const baseFile = path.join(project, 'docker-compose.yml');
export const checkFile = path.join(project, 'deploy', 'docker-compose.check.yml');
export const productionFile = path.join(project, 'docker-compose.production.yml');

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

/**
 * Returns true if the image has a fixed version. Our own images are tagged with LAVOIR_VERSION; any other needs a
 * version or digest instead of a moving tag.
 */
export const isPinned = (image: string) =>
  image.startsWith('lavoir-') || /@sha256:[0-9a-f]{64}$/.test(image) || /:v?\d+\.\d+[\w.-]*$/.test(image);

export async function readCompose(file: string): Promise<{ services: Services }> {
  const replacing = ['!override', '!reset'].map((tag) => ({ tag, collection: 'seq' as const }));
  return parse(await readFile(file, 'utf8'), { merge: true, customTags: replacing }) as {
    services: Services;
  };
}

/**
 * Reads the services of local testing and of production, without interpolating variables. The production file adds
 * environment variables and replaces all other keys.
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

export const startedServices = (services: Services) =>
  Object.entries(services).filter(([, { profiles }]) => !profiles?.length);

export async function composeVariables(): Promise<Set<string>> {
  const texts = await Promise.all([baseFile, productionFile].map((file) => readFile(file, 'utf8')));
  return new Set(Array.from(texts.join('').matchAll(/\$\{(\w+)/g), ([, name = '']) => name));
}

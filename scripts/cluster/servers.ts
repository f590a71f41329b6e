import path from 'node:path';
import { engineEnvironment } from '../../local-stack/engine-environment.ts';
import { freePort } from '../../local-stack/free-port.ts';
import { projectFolder } from '../../local-stack/project-folder.ts';
import { serverUrl } from '../../local-stack/server-role.ts';
import { readDeployment, type Deployment } from '../production/testing/manifest-files.ts';
import type { Common } from './databases.ts';
import type { Program } from './processes.ts';
import type { startPgBouncer } from './proxies.ts';

export const manifests = {
  hasura: readDeployment('hasura'),
  'actions-server': readDeployment('actions-server'),
};
export const dist = (...names: string[]) => path.join(projectFolder, 'dist', ...names);
export const address = ({ port }: { port: number }) => `http://127.0.0.1:${port}`;

export async function createServices() {
  return {
    hasura: await createService('hasura', manifests.hasura),
    reads: await createService('hasura-reads', { ...manifests.hasura, replicas: 1 }),
    actions: await createService('actions-server', manifests['actions-server']),
  };
}

async function createService(name: string, { replicas, readiness }: Deployment) {
  const [port, ...ports] = await Promise.all(Array.from({ length: replicas + 1 }, freePort));
  const servers = ports.map((own, index) => ({ name: `${name}-${index + 1}`, port: own }));
  return { name, port: port!, servers, readiness };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
type Own = { name: string; port: number };
type Pooler = Awaited<ReturnType<typeof startPgBouncer>>;
type Secrets = Record<'adminSecret' | 'jwtKey' | 'hookSecret', string>;

export function engineProgram(
  project: string,
  { url, sessionUrl }: Pooler,
  settings: Secrets & { actionsUrl: string },
): (own: Own, more?: Program['env']) => Program {
  const { environment, memoryMegabytes } = manifests.hasura;
  const env = {
    ...environment,
    ...engineEnvironment({ ...settings, databaseUrl: url }),
    PGOPTIONS: undefined,
    PG_DATABASE_URL: url,
    HASURA_GRAPHQL_METADATA_DATABASE_URL: sessionUrl,
  };
  const args = ['--import', 'tsx', 'packages/hasura-engine/cli.ts', '--project', project];
  return (own, more) => ({
    ...own,
    ...nodeProgram(memoryMegabytes, [...args, `--port=${own.port}`], { ...env, ...more }),
  });
}

export function serverProgram(own: Own, settings: Program['env']): Program {
  const { environment, memoryMegabytes } = manifests['actions-server'];
  const env = { ...environment, ...settings, PORT: String(own.port) };
  return { ...own, ...nodeProgram(memoryMegabytes, [dist('server', 'main.mjs')], env) };
}

const nodeProgram = (memoryMegabytes: number, args: string[], env: Program['env']) => ({
  command: process.execPath,
  cwd: projectFolder,
  args,
  env: { NODE_OPTIONS: `--max-old-space-size=${memoryMegabytes * 0.75}`, ...env },
});

export const serverSettings = (
  { folder, serverPassword }: Common,
  pooler: Pooler,
  secrets: Secrets,
  { hasura, reads }: Services,
) => ({
  NODE_ENV: 'production',
  HASURA_URL: address(hasura),
  HASURA_READS_URL: address(reads.servers[0]!),
  HASURA_ADMIN_SECRET: secrets.adminSecret,
  DATABASE_URL: serverUrl(pooler.url, serverPassword),
  DATABASE_LISTEN_URL: serverUrl(pooler.sessionUrl, serverPassword),
  HOOK_SECRET: secrets.hookSecret,
  JWT_KEY: secrets.jwtKey,
  APP_SHELL: dist('app', 'index.html'),
  PAGE_RENDERER: dist('page-renderer', 'page-renderer.mjs'),
  PHOTOS_DIRECTORY: path.join(folder, 'photos'),
  MAIL_DIRECTORY: path.join(folder, 'mail'),
  // An icon of the app replaces every map tile, because the real ones need internet access.
  MAP_TILES_URL: '/icon.svg?z={z}&x={x}&y={y}',
});

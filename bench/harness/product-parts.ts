import path from 'node:path';
import { freePort } from '../../local-stack/free-port.ts';
import { projectFolder } from '../../local-stack/project-folder.ts';
import { serverUrl } from '../../local-stack/server-role.ts';
import { benchSecrets } from '../servers/engine.ts';
import type { Harness } from './harness.ts';

const built = path.join(projectFolder, 'dist');

/** Starts the product on a database with demo data, each part in its own process. */
export async function startParts(harness: Harness, DATABASE_URL: string, folder: string) {
  const [front, engine, own, metrics] = await Promise.all(Array.from({ length: 4 }, freePort));
  const addresses = { ENGINE_URL: `http://127.0.0.1:${engine}`, ACTIONS_URL: `http://127.0.0.1:${own}` };
  return {
    engine: await harness.server('engine', { DATABASE_URL, PORT: String(engine), ...addresses }),
    server: await harness.server('actions-server', {
      HASURA_URL: addresses.ENGINE_URL,
      HASURA_ADMIN_SECRET: benchSecrets.adminSecret,
      DATABASE_URL: serverUrl(DATABASE_URL, benchSecrets.databasePassword),
      HOOK_SECRET: benchSecrets.hookSecret,
      JWT_KEY: benchSecrets.jwtKey,
      PUBLIC_URL: `http://localhost:${front}`,
      APP_SHELL: path.join(built, 'app', 'index.html'),
      PAGE_RENDERER: path.join(built, 'page-renderer', 'page-renderer.mjs'),
      PHOTOS_DIRECTORY: folder,
      MAIL_DIRECTORY: folder,
      RATE_LIMIT_FACTOR: '100000',
      PORT: String(own),
      METRICS_PORT: String(metrics),
    }),
    gateway: await harness.server('gateway', { PORT: String(front), ...addresses }),
  };
}

import path from 'node:path';
import { freePort } from '../../../local-stack/free-port.ts';
import { projectFolder } from '../../../local-stack/project-folder.ts';

export const caddyfile = path.join(projectFolder, 'deploy', 'web', 'Caddyfile');

interface SiteBehindCaddy {
  port: number;
  engineUrl: string;
  actionsUrl: string;
  appDirectory: string;
  folder: string;
}

export async function caddyOptions({ port, engineUrl, actionsUrl, appDirectory, folder }: SiteBehindCaddy) {
  return {
    args: ['run', '--config', caddyfile, '--adapter', 'caddyfile'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      SITE_ADDRESS: `:${port}`,
      REDIRECT_FROM: `http://127.0.0.1:${port}`,
      PUBLIC_URL: `http://localhost:${port}`,
      HASURA_UPSTREAM: new URL(engineUrl).host,
      ACTIONS_UPSTREAM: new URL(actionsUrl).host,
      APP_DIRECTORY: appDirectory,
      PREVIOUS_DIRECTORY: path.join(appDirectory, '..', 'previous'),
      ROUTES_DIRECTORY: path.join(folder, 'routes'),
      ALIVE_PORT: String(await freePort()),
    },
  };
}

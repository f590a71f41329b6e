import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../local-stack/free-port.ts';
import { projectFolder } from '../../local-stack/project-folder.ts';
import { waitFor } from '../../scripts/production/wait.ts';

/** Starts Caddy, which must be installed or named by CADDY_PATH, with the Caddyfile of production. */
export async function start({ PORT, ENGINE_URL = '', ACTIONS_URL = '' }: Record<string, string | undefined>) {
  const url = `http://localhost:${PORT}`;
  const settings = {
    SITE_ADDRESS: `:${PORT}`,
    PUBLIC_URL: url,
    HASURA_UPSTREAM: new URL(ENGINE_URL).host,
    ACTIONS_UPSTREAM: new URL(ACTIONS_URL).host,
    APP_DIRECTORY: path.join(projectFolder, 'dist', 'app'),
    ALIVE_PORT: String(await freePort()),
  };
  const config = path.join(projectFolder, 'deploy', 'web', 'Caddyfile');
  const args = ['run', '--config', config, '--adapter', 'caddyfile'];
  const env = { ...process.env, ...settings };
  const caddy = spawn(process.env.CADDY_PATH ?? 'caddy', args, { env, stdio: 'ignore' });
  // The harness ends this process by a signal, and Caddy must not outlive it.
  process.once('exit', () => caddy.kill());
  await waitFor('Caddy', async () => (await fetch(`${url}/healthz`)).ok);
  return { url };
}

import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectFolder } from '../../local-stack/project-folder.ts';
import { caddyOptions } from '../../scripts/production/testing/caddy.ts';
import { waitFor } from '../../scripts/production/wait.ts';

/** Starts Caddy, which must be installed or named by CADDY_PATH, with the Caddyfile of production. */
export async function start({ PORT, FOLDER, ENGINE_URL, ACTIONS_URL }: Record<string, string | undefined>) {
  const { args, env } = await caddyOptions({
    port: Number(PORT),
    engineUrl: ENGINE_URL!,
    actionsUrl: ACTIONS_URL!,
    appDirectory: path.join(projectFolder, 'dist', 'app'),
    folder: FOLDER!,
  });
  const caddy = spawn(process.env.CADDY_PATH ?? 'caddy', args, { env, stdio: 'ignore' });
  // The harness ends this process by a signal, and Caddy must not outlive it.
  process.once('exit', () => caddy.kill());
  await waitFor('Caddy', async () => (await fetch(`${env.PUBLIC_URL}/healthz`)).ok);
  return { url: env.PUBLIC_URL };
}

import { startEngine } from '@lavoir/hasura-engine';
import { startStripeSandbox } from '@lavoir/stripe-sandbox';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { startFakeCollector } from '../../../actions-server/testing/fake-collector.ts';
import { createClosingStack } from '../../../local-stack/closing-stack.ts';
import { prepareDatabase } from '../../../local-stack/database.ts';
import { copyDemoPhotos } from '../../../local-stack/demo.ts';
import { engineEnvironment } from '../../../local-stack/engine-environment.ts';
import { freePort } from '../../../local-stack/free-port.ts';
import { startPostgres } from '../../../local-stack/postgres/postgres.ts';
import { hasuraFolder } from '../../../local-stack/project-folder.ts';
import { allowServerRole, serverUrl as databaseUrlOfServer } from '../../../local-stack/server-role.ts';
import { waitFor } from '../wait.ts';
import type { BuiltImages } from './build-stages.ts';
import { caddyOptions } from './caddy.ts';
import { startChild, type Child } from './child.ts';

export interface RunningSite {
  url: string;
  databaseUrl: string;
  metricsUrl: string;
  adminSecret: string;
  engineUrl: string;
  jwtKey: string;
  webhookSecret: string;
  server(image?: string): Child;
  startServer(options?: { traced?: boolean; image?: string }): void;
  serverUrl(image?: string): string;
  startProgram(args: string[], settings: Record<string, string>): Child;
  collector: Awaited<ReturnType<typeof startFakeCollector>>;
  close(): Promise<void>;
}

const secret = () => randomBytes(32).toString('base64url');

/**
 * Starts Postgres with demo data, the engine, the Stripe sandbox, and the built server behind Caddy, in its own
 * process.
 */
export async function startSite(options: {
  built: Promise<BuiltImages>;
  dataDirectory: string;
  caddy: string;
  servers?: string[];
}): Promise<RunningSite> {
  const opened = createClosingStack();
  const { servers = ['server'] } = options;
  try {
    await mkdir(options.dataDirectory, { recursive: true });
    await chmod(options.dataDirectory, 0o755);
    const postgres = await startPostgres({
      directory: path.join(options.dataDirectory, 'postgres'),
      durable: false,
    });
    opened.add(() => postgres.stop());
    const databaseUrl = await prepareDatabase({
      postgres,
      hasuraDirectory: hasuraFolder,
      demo: true,
      verify: async () => undefined,
      log: () => undefined,
    });
    const photos = path.join(options.dataDirectory, 'photos');
    await copyDemoPhotos(hasuraFolder, photos);

    const sitePort = await freePort();
    const ports = new Map<string, { server: number; metrics: number }>();
    for (const image of servers) ports.set(image, { server: await freePort(), metrics: await freePort() });
    const portsOf = (image: string) => ports.get(image)!;
    const serverUrl = (image = 'server') => `http://127.0.0.1:${portsOf(image).server}`;
    const url = `http://localhost:${sitePort}`;
    const secrets = {
      adminSecret: secret(),
      jwtKey: secret(),
      hookSecret: secret(),
      databasePassword: secret(),
    };
    await allowServerRole(databaseUrl, secrets.databasePassword);
    const engine = await startEngine({
      projectDirectory: hasuraFolder,
      databaseUrl,
      log: { error: () => undefined },
      environment: engineEnvironment({ ...secrets, databaseUrl, actionsUrl: serverUrl() }),
    });
    opened.add(() => engine.close());
    const sandbox = await startStripeSandbox();
    opened.add(() => sandbox.close());

    const webhookSecret = sandbox.ensureEndpoint('check', `${url}/webhooks/stripe`);
    const images = await options.built;
    const folderOf = (image: string) => path.join(images.root(image), 'server');
    const environment = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HASURA_URL: engine.url,
      HASURA_ADMIN_SECRET: secrets.adminSecret,
      DATABASE_URL: databaseUrlOfServer(databaseUrl, secrets.databasePassword),
      HOOK_SECRET: secrets.hookSecret,
      JWT_KEY: secrets.jwtKey,
      PUBLIC_URL: url,
      PHOTOS_DIRECTORY: photos,
      MAIL_DIRECTORY: path.join(options.dataDirectory, 'mail'),
      // An icon of the app replaces every map tile, because the real ones need internet access.
      MAP_TILES_URL: '/icon.svg?z={z}&x={x}&y={y}',
      STRIPE_SECRET_KEY: sandbox.secretKey,
      STRIPE_API_URL: `http://${sandbox.host}:${sandbox.port}`,
      STRIPE_WEBHOOK_SECRETS: webhookSecret,
      RATE_LIMIT_FACTOR: '1000',
    };
    const collector = await startFakeCollector();
    opened.add(() => collector.stop());
    const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' };
    const startProgram = (args: string[], settings: Record<string, string>, image = 'server') =>
      startChild(process.execPath, args, {
        cwd: folderOf(image),
        env: {
          ...environment,
          APP_SHELL: path.join(folderOf(image), 'index.html'),
          PAGE_RENDERER: path.join(folderOf(image), 'page-renderer', 'page-renderer.mjs'),
          PORT: String(portsOf(image).server),
          METRICS_PORT: String(portsOf(image).metrics),
          ...settings,
        },
      });
    const processes = new Map<string, Child>();
    const server = (image = 'server') => processes.get(image)!;
    const startServer: RunningSite['startServer'] = ({ image = 'server', traced = false } = {}) =>
      void processes.set(image, startProgram(['main.mjs'], traced ? tracing : {}, image));
    for (const image of servers) {
      startServer({ image });
      opened.add(async () => void (await server(image).stop()));
    }

    const { args, env } = await caddyOptions({
      port: sitePort,
      engineUrl: engine.url,
      actionsUrl: serverUrl(),
      appDirectory: path.join(images.root('web'), 'srv'),
      folder: options.dataDirectory,
    });
    const ACTIONS_UPSTREAM = servers.map((image) => new URL(serverUrl(image)).host).join(' ');
    const caddy = startChild(options.caddy, args, { env: { ...env, ACTIONS_UPSTREAM } });
    opened.add(async () => void (await caddy.stop()));
    const health = [`${url}/healthz`, ...servers.map((image) => `${serverUrl(image)}/readyz`)];
    const isUp = async () =>
      (await Promise.all(health.map((address) => fetch(address)))).every(({ ok }) => ok);
    await waitFor('the site behind Caddy', isUp).catch((error) => {
      throw new Error(`${error}\n${server().output()}\n${caddy.output().slice(-2000)}`);
    });
    return {
      url,
      databaseUrl,
      metricsUrl: `http://127.0.0.1:${portsOf('server').metrics}/metrics`,
      adminSecret: secrets.adminSecret,
      engineUrl: engine.url,
      jwtKey: secrets.jwtKey,
      webhookSecret,
      server,
      startServer,
      serverUrl,
      startProgram,
      collector,
      close: opened.closeAll,
    };
  } catch (error) {
    await opened.closeAll().catch(() => undefined);
    throw error;
  }
}

import { readProject, startEngine, type EngineLog, type EngineOptions } from '@lavoir/hasura-engine';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createApp } from '../actions-server/src/app.ts';
import { readEnv } from '../actions-server/src/env.ts';
import { createProcessServices } from '../actions-server/src/services.ts';
import { syncPlansWithStripe } from '../actions-server/src/stripe-setup.ts';
import { createClosingStack, type ClosingStack } from './closing-stack.ts';
import { prepareDatabase } from './database.ts';
import { copyDemoPhotos, demoSubscriptions } from './demo.ts';
import { engineEnvironment } from './engine-environment.ts';
import { freePort } from './free-port.ts';
import { startGateway } from './gateway/gateway.ts';
import { probeDisk } from './gateway/health.ts';
import { announceInstance } from './instance.ts';
import { listen } from './listen.ts';
import { startPayments, type Payments } from './payments.ts';
import { startPostgres } from './postgres/postgres.ts';
import { hasuraFolder } from './project-folder.ts';
import { assertPortIsFree } from './public-port.ts';
import { sandboxRoute } from './sandbox-route.ts';
import { ensureSecrets, type Secrets } from './secrets.ts';
import { allowServerRole, serverUrl } from './server-role.ts';
import type { ServerSettings } from './settings.ts';
import { withClient } from './with-client.ts';

export { explainStartFailure } from './start-failure.ts';

export interface StackOptions {
  port: number;
  dataDirectory: string;
  demo: boolean;
  /** Folder of the built app, or a promise while it is being built. Without it no pages are served. */
  appDirectory?: string | Promise<string>;
  hasuraDirectory?: string;
  durable?: boolean;
  /** The stack has its own business register and payments where none are set. */
  server?: ServerSettings;
  /** Geocoder, used with the map of the IGN. Without it the stack has its own, and draws its own map. */
  geocoderUrl?: string | Promise<string | undefined>;
  allowList?: boolean;
  publicUrl?: string;
  log?: (message: string) => void;
}

export interface Stack {
  url: string;
  engineUrl: string;
  databaseUrl: string;
  secrets: Secrets;
  hasOwnGeocoder: boolean;
  stripe: Record<string, string | undefined>;
  close(): Promise<void>;
}

export async function startStack(options: StackOptions): Promise<Stack> {
  const opened = createClosingStack();
  try {
    const addressed = await withAddresses(options);
    await mkdir(path.join(addressed.dataDirectory, 'photos'), { recursive: true });
    const data = await startData(addressed, opened);
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRETS } = addressed.server;
    const payments = STRIPE_SECRET_KEY ? undefined : await startPayments(addressed);
    if (payments) opened.add(() => payments.close());
    const stripe = payments?.environment ?? { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRETS };
    const geocoderUrl = await options.geocoderUrl;
    const appDirectory = await options.appDirectory;
    await startServers(addressed, { ...data, payments, geocoderUrl, appDirectory }, opened);
    const { url, engineUrl, dataDirectory } = addressed;
    const { databaseUrl, secrets } = data;
    opened.add(await announceInstance(dataDirectory, { engineUrl, databaseUrl, stripe }));
    const hasOwnGeocoder = !geocoderUrl;
    return { url, engineUrl, databaseUrl, secrets, stripe, hasOwnGeocoder, close: opened.closeAll };
  } catch (error) {
    await opened.closeAll().catch(() => undefined);
    throw error;
  }
}

/** Adds defaults, and chooses the ports of all servers, because each needs the address of another. */
async function withAddresses(options: StackOptions) {
  await assertPortIsFree(options.port);
  const port = options.port || (await freePort());
  const [enginePort, actionsPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  return {
    hasuraDirectory: hasuraFolder,
    publicUrl: url,
    log: (_message: string): void => undefined,
    ...options,
    dataDirectory: path.resolve(options.dataDirectory),
    server: { LOG_LEVEL: 'error' as const, ...options.server },
    url,
    port,
    enginePort,
    engineUrl: `http://127.0.0.1:${enginePort}`,
    actionsPort,
    actionsUrl: `http://127.0.0.1:${actionsPort}`,
  };
}

type AddressedOptions = Awaited<ReturnType<typeof withAddresses>>;

async function startData(options: AddressedOptions, opened: ClosingStack) {
  const { demo, dataDirectory, hasuraDirectory, durable, log } = options;
  log('starting Postgres');
  const postgres = await startPostgres({ directory: path.join(dataDirectory, 'postgres'), durable, log });
  opened.add(() => postgres.stop());
  const secrets = await ensureSecrets(dataDirectory);
  const engineSettings = { ...secrets, allowList: options.allowList, actionsUrl: options.actionsUrl };
  let project: ReturnType<typeof readProject> | undefined;
  const launchEngine = (databaseUrl: string, more: Pick<EngineOptions, 'log' | 'port' | 'deliversEvents'>) =>
    startEngine({
      ...more,
      projectDirectory: hasuraDirectory,
      project: (project ??= readProject(hasuraDirectory)),
      databaseUrl,
      environment: engineEnvironment({ ...engineSettings, databaseUrl }),
    });
  // Logs nothing: a failed start rejects anyway.
  const verify = async (databaseUrl: string) => {
    const engine = await launchEngine(databaseUrl, { log: silent, deliversEvents: false });
    await engine.close();
  };
  const [databaseUrl] = await Promise.all([
    prepareDatabase({ postgres, hasuraDirectory, demo, verify, log }),
    demo && copyDemoPhotos(hasuraDirectory, path.join(dataDirectory, 'photos')),
  ]);
  await allowServerRole(databaseUrl, secrets.databasePassword);
  return { postgres, secrets, databaseUrl, launchEngine };
}

type Parts = { appDirectory?: string; geocoderUrl?: string; payments?: Payments } & Awaited<
  ReturnType<typeof startData>
>;

/** Opened in this order, so that the engine has ended its deliveries before their receiver closes. */
async function startServers(options: AddressedOptions, parts: Parts, opened: ClosingStack): Promise<void> {
  const { actionsPort, enginePort: port, log } = options;
  const { databaseUrl, payments, launchEngine } = parts;
  log('starting the servers');
  const env = readEnv(serverSettings(options, parts));
  // A Stripe test account may be unreachable; everything except payments works without it.
  await syncPlansWithStripe(env).catch((error: unknown) =>
    log(`the plans could not be synced to Stripe: ${String(error)}`),
  );
  if (options.demo) payments?.adopt(await demoSubscriptions(databaseUrl));
  const services = createProcessServices();
  opened.add(async () => void (await Promise.all(services.closers.map((close) => close()))));
  const app = createApp(env, undefined, services);
  // Longer than the gateway's timeout: if this server closed a connection during a request, the gateway would answer
  // 502.
  const actions = await listen(app, { port: actionsPort, keepAliveTimeout: 120_000 });
  opened.add(actions.close);

  log('starting the engine');
  const engineLog = options.server.LOG_LEVEL === 'silent' ? silent : undefined;
  const engine = await launchEngine(databaseUrl, { log: engineLog, port });
  opened.add(() => engine.close());
  const gateway = await openGateway(options, parts);
  opened.add(() => gateway.close());
}

function openGateway(
  { port, publicUrl, engineUrl, actionsUrl, dataDirectory, server }: AddressedOptions,
  { appDirectory, databaseUrl, payments, postgres }: Parts,
) {
  return startGateway({
    port,
    engineUrl,
    actionsUrl,
    appDirectory,
    publicUrl,
    sandbox: sandboxRoute({
      mailDirectory: server.SMTP_URL ? undefined : path.join(dataDirectory, 'mail'),
      payments: payments?.pages,
      databaseUrl,
    }),
    probes: {
      postgres: () => withClient(databaseUrl, (client) => client.query('select 1')),
      engine: () => expectOk(`${engineUrl}/healthz`),
      actions: () => expectOk(`${actionsUrl}/api/health`),
      disk: () => probeDisk(dataDirectory),
    },
    isDatabaseUp: () => postgres.isUp(),
  });
}

function serverSettings(
  { publicUrl, engineUrl, port, dataDirectory, server }: AddressedOptions,
  { appDirectory, databaseUrl, secrets, payments, geocoderUrl }: Parts,
) {
  const sandboxUrl = `http://127.0.0.1:${port}/__sandbox`;
  return {
    COMPANY_REGISTER_URL: `${sandboxUrl}/company-register`,
    MAP_TILES_URL: geocoderUrl ? undefined : '/__sandbox/tiles/{z}/{x}/{y}.svg',
    ...server,
    ...payments?.environment,
    HASURA_URL: engineUrl,
    HASURA_ADMIN_SECRET: secrets.adminSecret,
    DATABASE_URL: serverUrl(databaseUrl, secrets.databasePassword),
    HOOK_SECRET: secrets.hookSecret,
    JWT_KEY: secrets.jwtKey,
    PUBLIC_URL: publicUrl,
    APP_SHELL: appDirectory && path.join(appDirectory, 'index.html'),
    PAGE_RENDERER: appDirectory && path.join(appDirectory, '..', 'page-renderer', 'page-renderer.mjs'),
    PHOTOS_DIRECTORY: path.join(dataDirectory, 'photos'),
    GEOCODER_URL: geocoderUrl ?? `${sandboxUrl}/geocoder`,
    MAP_TILES_STORABLE: server.MAP_TILES_URL ? server.MAP_TILES_STORABLE : 'true',
    MAIL_DIRECTORY: path.join(dataDirectory, 'mail'),
  };
}

const silent: EngineLog = { error: () => undefined };

async function expectOk(url: string): Promise<void> {
  const response = await fetch(url);
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

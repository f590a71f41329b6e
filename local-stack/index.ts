import { readProject, startEngine, type EngineLog } from '@lavoir/hasura-engine';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createApp } from '../actions-server/src/app.ts';
import { readEnv } from '../actions-server/src/env.ts';
import { createProcessServices } from '../actions-server/src/services.ts';
import { syncPlansWithStripe } from '../actions-server/src/stripe-setup.ts';
import { listenForActions } from './actions-listener.ts';
import { createClosingStack, type ClosingStack } from './closing-stack.ts';
import { startCompanyRegister } from './company-register/company-register.ts';
import { prepareDatabase } from './database.ts';
import { copyDemoPhotos, demoSubscriptions } from './demo.ts';
import { engineEnvironment } from './engine-environment.ts';
import type { FakeService } from './fake-service.ts';
import { startGateway, type GatewayOptions } from './gateway/gateway.ts';
import { probeDisk } from './gateway/health.ts';
import { startGeocoder } from './geocoder/geocoder.ts';
import { announceInstance } from './instance.ts';
import { mapTiles } from './map-tiles/map-tiles.ts';
import { startPayments } from './payments.ts';
import { startPostgres } from './postgres/postgres.ts';
import { hasuraFolder } from './project-folder.ts';
import { assertPortIsFree } from './public-port.ts';
import { sandboxRoute } from './sandbox-route.ts';
import { ensureSecrets, type Secrets } from './secrets.ts';
import { allowServerRole, serverUrl } from './server-role.ts';
import type { ServerSettings } from './settings.ts';
import { withClient } from './with-client.ts';

const localTiles = '/__sandbox/tiles/{z}/{x}/{y}.svg';
const host = '127.0.0.1';

export { explainStartFailure } from './start-failure.ts';

export interface StackOptions {
  port: number;
  dataDirectory: string;
  demo: boolean;
  /** Folder of the built app, or a promise while it is being built. Without it no pages are served. */
  appDirectory?: string | Promise<string>;
  hasuraDirectory?: string;
  durable?: boolean;
  /** Without a business register or a Stripe account the stack starts its own. */
  server?: ServerSettings;
  /** Geocoder, used with the map of the IGN. Without it the stack starts its own, and draws its own map. */
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
  geocoder?: FakeService;
  stripe: Record<string, string | undefined>;
  close(): Promise<void>;
}

export async function startStack(options: StackOptions): Promise<Stack> {
  const { log = () => undefined } = options;
  const hasuraDirectory = options.hasuraDirectory ?? hasuraFolder;
  const dataDirectory = path.resolve(options.dataDirectory);
  const opened = createClosingStack();
  try {
    await assertPortIsFree(options.port, host);
    await mkdir(path.join(dataDirectory, 'photos'), { recursive: true });

    const data = await startData({ ...options, hasuraDirectory, dataDirectory }, opened);
    const { databaseUrl, engine, secrets } = data;
    const stripe = data.payments?.environment ?? stripeAccount(options.server);
    opened.add(await announceInstance(dataDirectory, { engineUrl: engine.url, databaseUrl, stripe }));

    const appDirectory = await options.appDirectory;
    const substitutes = await startSubstitutes(options, databaseUrl, opened);
    log('starting the servers');
    const parts = { ...data, ...substitutes, dataDirectory };
    const url = await startServers({ ...options, appDirectory }, parts, opened);
    const { geocoder } = substitutes;
    const close = opened.closeAll;
    return { url, engineUrl: engine.url, databaseUrl, secrets, geocoder, stripe, close };
  } catch (error) {
    await opened.closeAll().catch(() => undefined);
    throw error;
  }
}

async function startData(options: StackOptions & { hasuraDirectory: string }, opened: ClosingStack) {
  const { demo, dataDirectory, hasuraDirectory, durable, server, log = () => undefined } = options;
  log('starting Postgres');
  const postgres = await startPostgres({ directory: path.join(dataDirectory, 'postgres'), durable, log });
  opened.add(() => postgres.stop());
  const secrets = await ensureSecrets(dataDirectory);
  const actions = await listenForActions();
  opened.add(() => actions.close());
  const payments = server?.STRIPE_SECRET_KEY
    ? undefined
    : await startPayments({ dataDirectory, actionsUrl: actions.url });
  if (payments) opened.add(() => payments.close());
  const engineSettings = { ...secrets, allowList: options.allowList, actionsUrl: actions.url };
  let project: ReturnType<typeof readProject> | undefined;
  const launchEngine = async (databaseUrl: string, more: { log?: EngineLog; deliversEvents?: boolean }) =>
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

  log('starting the engine');
  const engineLog = server?.LOG_LEVEL === 'silent' ? silent : undefined;
  const engine = await launchEngine(databaseUrl, { log: engineLog });
  opened.add(() => engine.close());
  return { postgres, secrets, actions, payments, databaseUrl, engine };
}

async function startSubstitutes(options: StackOptions, databaseUrl: string, opened: ClosingStack) {
  const external = await options.geocoderUrl;
  const geocoder = external ? undefined : await startGeocoder({ databaseUrl });
  if (geocoder) opened.add(() => geocoder.close());
  const register = options.server?.COMPANY_REGISTER_URL ? undefined : await startCompanyRegister();
  if (register) opened.add(() => register.close());
  return { geocoder, geocoderUrl: geocoder?.url ?? external, register };
}

type Parts = { dataDirectory: string } & Awaited<ReturnType<typeof startData>> &
  Awaited<ReturnType<typeof startSubstitutes>>;

type BuiltOptions = StackOptions & { appDirectory?: string };

async function startServers(options: BuiltOptions, parts: Parts, opened: ClosingStack) {
  const { databaseUrl, payments, actions } = parts;
  const gateway = await startGateway(gatewayOptions(options, parts));
  opened.add(() => gateway.close());
  const publicUrl = options.publicUrl ?? gateway.url;
  payments?.setPublicUrl(publicUrl);
  const env = readEnv(serverSettings({ ...options, publicUrl }, parts));
  // A Stripe test account may be unreachable; everything except payments works without it.
  await syncPlansWithStripe(env).catch((error: unknown) =>
    options.log?.(`the plans could not be synced to Stripe: ${String(error)}`),
  );
  if (options.demo) payments?.adopt(await demoSubscriptions(databaseUrl));
  const services = createProcessServices();
  opened.add(async () => void (await Promise.all(services.closers.map((close) => close()))));
  actions.serve(createApp(env, undefined, services));
  return gateway.url;
}

function gatewayOptions(
  { port, appDirectory, publicUrl, server }: BuiltOptions,
  { dataDirectory, databaseUrl, engine, actions, payments, postgres }: Parts,
): GatewayOptions {
  return {
    port,
    host,
    engineUrl: engine.url,
    actionsUrl: actions.url,
    appDirectory,
    publicUrl,
    sandbox: sandboxRoute({
      mailDirectory: server?.SMTP_URL ? undefined : path.join(dataDirectory, 'mail'),
      payments: payments?.pages,
      tiles: mapTiles(),
    }),
    probes: {
      postgres: () => withClient(databaseUrl, (client) => client.query('select 1')),
      engine: () => expectOk(`${engine.url}/healthz`),
      actions: () => expectOk(`${actions.url}/api/health`),
      disk: () => probeDisk(dataDirectory),
    },
    isDatabaseUp: () => postgres.isUp(),
  };
}

function serverSettings(
  { appDirectory, publicUrl, server }: BuiltOptions,
  { dataDirectory, databaseUrl, secrets, engine, payments, geocoder, geocoderUrl, register }: Parts,
) {
  return {
    LOG_LEVEL: 'error',
    ...server,
    ...payments?.environment,
    HASURA_URL: engine.url,
    HASURA_ADMIN_SECRET: secrets.adminSecret,
    DATABASE_URL: serverUrl(databaseUrl, secrets.databasePassword),
    HOOK_SECRET: secrets.hookSecret,
    JWT_KEY: secrets.jwtKey,
    PUBLIC_URL: publicUrl,
    APP_SHELL: appDirectory && path.join(appDirectory, 'index.html'),
    PAGE_RENDERER: appDirectory && path.join(appDirectory, '..', 'page-renderer', 'page-renderer.mjs'),
    PHOTOS_DIRECTORY: path.join(dataDirectory, 'photos'),
    GEOCODER_URL: geocoderUrl,
    COMPANY_REGISTER_URL: register?.url ?? server?.COMPANY_REGISTER_URL,
    MAP_TILES_URL: server?.MAP_TILES_URL ?? (geocoder && localTiles),
    MAP_TILES_STORABLE: String(!server?.MAP_TILES_URL),
    MAIL_DIRECTORY: path.join(dataDirectory, 'mail'),
  };
}

const stripeAccount = ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRETS }: ServerSettings = {}) => ({
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRETS,
});

const silent: EngineLog = { error: () => undefined };

async function expectOk(url: string): Promise<void> {
  const response = await fetch(url);
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

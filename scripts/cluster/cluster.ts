import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startFakeBucket } from '../../actions-server/testing/fake-bucket.ts';
import { createClosingStack, type ClosingStack } from '../../local-stack/closing-stack.ts';
import { prepareDatabase, runScript } from '../../local-stack/database.ts';
import { copyDemoPhotos, demoSubscriptions } from '../../local-stack/demo.ts';
import { startPayments, type Payments } from '../../local-stack/payments.ts';
import { lockFolder } from '../../local-stack/postgres/folder-lock.ts';
import { postgresUser } from '../../local-stack/postgres/system-user.ts';
import { hasuraFolder, projectFolder } from '../../local-stack/project-folder.ts';
import { allowServerRole } from '../../local-stack/server-role.ts';
import { StartError } from '../../local-stack/start-error.ts';
import { caddyOptions } from '../production/testing/caddy.ts';
import { shellEnvironment } from '../production/testing/child.ts';
import { readDeployment } from '../production/testing/manifest-files.ts';
import { waitFor } from '../production/wait.ts';
import { databaseName, startDatabases, type Common } from './databases.ts';
import { createProcesses, type Processes, type Program } from './processes.ts';
import { findPrograms } from './programs.ts';
import { startBalancer, startPgBouncer } from './proxies.ts';
import {
  address,
  createServices,
  dist,
  engineProgram,
  manifests,
  serverProgram,
  serverSettings,
  type Services,
} from './servers.ts';

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

const longestStartMs = 120_000;
const run = promisify(execFile);
const secret = () => randomBytes(32).toString('base64url');

/**
 * Builds and starts what deploy/kubernetes describes on this machine, with demo data, each part a process. The bucket
 * for photos and the Stripe sandbox are in this process. Deletes the content of the folder first.
 */
export async function startCluster(
  place: string,
  port: number,
  { rateLimitFactor = 1, log = (_message: string): void => undefined } = {},
) {
  const programs = findPrograms();
  const folder = path.resolve(place);
  await mkdir(path.dirname(folder), { recursive: true });
  const lock = await lockFolder(`${folder}.lock`);
  if (!lock) throw new StartError(`The folder ${folder} is in use by another running cluster.`);
  const opened = createClosingStack();
  opened.add(() => lock.release());
  try {
    log('building app and server');
    await build();
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o755 });
    const processes = createProcesses(folder);
    opened.add(() => processes.close());

    log('starting Postgres, its replica and PgBouncer');
    const user = await postgresUser(path.join(folder, 'postgres-1'), programs);
    const common = { folder, programs, processes, user, password: secret(), serverPassword: secret() };
    const data = await startData(common, log);

    log('starting servers and engines');
    const servers = await startServers(common, data, { port, rateLimitFactor }, opened);
    return { ...data, ...servers, processes, close: opened.closeAll };
  } catch (error) {
    await opened.closeAll().catch(() => undefined);
    throw error;
  }
}

async function startServers(
  common: Common,
  data: Data,
  { port, rateLimitFactor }: { port: number; rateLimitFactor: number },
  opened: ClosingStack,
) {
  const { folder, processes } = common;
  const { databases, pooler, project } = data;
  const url = `http://localhost:${port}`;
  const services = await createServices();
  const { hasura, reads, actions } = services;
  const bucket = await startFakeBucket(manifests['actions-server'].environment.S3_BUCKET!);
  opened.add(() => bucket.stop());
  const actionsUrl = address(actions);
  const payments = await startPayments({ dataDirectory: folder, actionsUrl, publicUrl: url });
  opened.add(() => payments.close());
  const secrets = { adminSecret: secret(), jwtKey: secret(), hookSecret: secret() };
  const engineOf = engineProgram(project, pooler, { ...secrets, actionsUrl });
  const [readServer] = reads.servers;
  const reader = () => engineOf(readServer!, { PG_DATABASE_URL: databases.replicaUrl() });
  const settings = {
    ...bucket.settings,
    ...payments.environment,
    ...serverSettings(common, pooler, secrets, services),
    PUBLIC_URL: url,
    RATE_LIMIT_FACTOR: String(rateLimitFactor),
  };
  const replaceable = new Map<string, () => Program>([
    ...hasura.servers.map((own) => [own.name, () => engineOf(own)] as const),
    [readServer!.name, reader],
    ...actions.servers.map((own) => [own.name, () => serverProgram(own, settings)] as const),
  ]);
  for (const program of replaceable.values()) processes.start(program());
  const balancer = await startBalancer(common, [hasura, actions], {
    READS: `127.0.0.1:${reads.port}`,
    REPLICA: `127.0.0.1:${readServer!.port}`,
    PRIMARY: `127.0.0.1:${hasura.port}`,
    HASURA_ADMIN_SECRET: secrets.adminSecret,
  });
  await startWeb(common, port, services, payments);
  const whenUp = (name: string) =>
    waitFor(name, () => balancer.isUp(name), longestStartMs).catch(async (error: Error) => {
      const { status, check_status, last_chk } = await balancer.stateOf(name);
      const state = `${status}, last check ${check_status} ${last_chk}`;
      throw new Error(`${error.message}: ${state}\n${await processes.lastLines(name)}`, { cause: error });
    });
  for (const name of replaceable.keys()) await whenUp(name);
  const env = { PATH: process.env.PATH, ...manifests['actions-server'].environment, ...settings };
  await run(process.execPath, [dist('server', 'stripe-sync.mjs')], { env });
  payments.adopt(await demoSubscriptions(databases.url()));

  return { url, bucket, ...controls(services, replaceable, { ...data, balancer, processes, whenUp }) };
}

function controls(
  services: Services,
  programs: Map<string, () => Program>,
  { balancer, databases, pooler, processes, whenUp }: Parts,
) {
  const replace = async (name: string): Promise<void> => {
    const program = programs.get(name)!();
    const service = Object.values(services).find(({ servers }) => servers.some((own) => own.name === name))!;
    await balancer.setDrain(service.name, name, true);
    await processes.stop(name);
    processes.start(program);
    // The balancer notices later that a program does not answer.
    const isReady = async () => (await fetch(`http://127.0.0.1:${program.port}${service.readiness.path}`)).ok;
    await waitFor(name, isReady, longestStartMs);
    await balancer.setDrain(service.name, name, false);
    await whenUp(name);
  };
  return {
    isUp: balancer.isUp,
    replace,
    async promote(): Promise<void> {
      await databases.promote();
      await pooler.pointTo(databases.port());
    },
    async addReplica(): Promise<void> {
      await databases.addReplica();
      await replace(services.reads.servers[0]!.name);
    },
  };
}

type Data = Awaited<ReturnType<typeof startData>>;

interface Parts extends Data {
  balancer: Awaited<ReturnType<typeof startBalancer>>;
  processes: Processes;
  whenUp: (name: string) => Promise<void>;
}

async function build(): Promise<void> {
  const inProject = { cwd: projectFolder, env: shellEnvironment() };
  await run(process.execPath, ['scripts/build.mjs', '--unless-current'], inProject);
  await run(process.execPath, ['--import', 'tsx', 'scripts/build-server.ts'], inProject);
}

async function startData(common: Common, log: (message: string) => void) {
  const databases = await startDatabases(common);
  const project = path.join(common.folder, 'project');
  const filter = (file: string) => path.basename(file) !== 'node_modules';
  await cp(hasuraFolder, project, { recursive: true, filter });
  const source = path.join(project, 'metadata', 'databases', 'databases.yaml');
  const metadata = (await readFile(source, 'utf8')).replace(/(use_prepared_statements:) true/, '$1 false');
  await writeFile(source, metadata);
  await prepareDatabase({ postgres: databases, hasuraDirectory: project, demo: true, log });
  await copyDemoPhotos(hasuraFolder, path.join(common.folder, 'photos'));
  // PgBouncer refuses the limits of PGOPTIONS.
  const limits = manifests.hasura.environment.PGOPTIONS!.replaceAll(
    /-c (\w+)=(\w+)/g,
    `alter role ${databaseName} set $1 = '$2';`,
  );
  await runScript(databases.url(), limits);
  await allowServerRole(databases.url(), common.serverPassword);
  await databases.addReplica();
  return { databases, project, pooler: await startPgBouncer(common, databases.port()) };
}

async function startWeb(
  { folder, programs, processes }: Common,
  port: number,
  { hasura, reads, actions }: Services,
  payments: Payments,
): Promise<void> {
  await mkdir(path.join(folder, 'routes'));
  const stripeRoute = `handle /__sandbox/stripe* {\n\treverse_proxy ${payments.environment.STRIPE_API_URL}\n}\n`;
  await writeFile(path.join(folder, 'routes', 'stripe.caddy'), stripeRoute);
  const { args, env: web } = await caddyOptions({
    port,
    engineUrl: address(hasura),
    actionsUrl: address(actions),
    appDirectory: dist('app'),
    folder,
  });
  const env = {
    ...readDeployment('web').environment,
    TRUSTED_PROXIES: '127.0.0.1/32',
    HASURA_READS_UPSTREAM: `127.0.0.1:${reads.port}`,
    ...web,
  };
  processes.start({ name: 'web', command: programs.caddy, args, env, port });
}

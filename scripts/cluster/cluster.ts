import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startFakeBucket } from '../../actions-server/testing/fake-bucket.ts';
import { createClosingStack } from '../../local-stack/closing-stack.ts';
import { prepareDatabase, runScript } from '../../local-stack/database.ts';
import { copyDemoPhotos, demoSubscriptions } from '../../local-stack/demo.ts';
import { engineEnvironment } from '../../local-stack/engine-environment.ts';
import { freePort } from '../../local-stack/free-port.ts';
import { startPayments } from '../../local-stack/payments.ts';
import { lockFolder } from '../../local-stack/postgres/folder-lock.ts';
import { postgresUser } from '../../local-stack/postgres/system-user.ts';
import { hasuraFolder, projectFolder } from '../../local-stack/project-folder.ts';
import { allowServerRole, serverUrl } from '../../local-stack/server-role.ts';
import { StartError } from '../../local-stack/start-error.ts';
import { caddyOptions } from '../production/testing/caddy.ts';
import { shellEnvironment } from '../production/testing/child.ts';
import { readDeployment, type Deployment } from '../production/testing/manifest-files.ts';
import { waitFor } from '../production/wait.ts';
import { databaseName, startDatabases } from './databases.ts';
import { createProcesses, type Program } from './processes.ts';
import { findPrograms } from './programs.ts';
import { startBalancer, startPgBouncer } from './proxies.ts';

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** On a machine that is busy with other work. */
const longestStartMs = 120_000;
const run = promisify(execFile);
const secret = () => randomBytes(32).toString('base64url');
const dist = (...names: string[]) => path.join(projectFolder, 'dist', ...names);
const address = ({ port }: { port: number }) => `http://127.0.0.1:${port}`;

/**
 * Builds the app and the server, and starts what deploy/kubernetes describes on this machine, with demo data: servers and
 * engines, a primary and a replica of Postgres, PgBouncer, the balancer and Caddy, each a process. The bucket for photos and
 * the Stripe sandbox are in this process. The content of the folder is deleted at each start.
 */
export async function startCluster(
  place: string,
  port: number,
  {
    rateLimitFactor = 1,
    /** Number of servers and of engines, instead of that in deploy/kubernetes. */
    replicas = undefined as number | undefined,
    log = (_message: string): void => undefined,
  } = {},
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
    const inProject = { cwd: projectFolder, env: shellEnvironment() };
    await run(process.execPath, ['scripts/build.mjs', '--unless-current'], inProject);
    await run(process.execPath, ['--import', 'tsx', 'scripts/build-server.ts'], inProject);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o755 });
    const processes = createProcesses(folder);
    opened.add(() => processes.close());

    log('starting Postgres, its replica and PgBouncer');
    const user = await postgresUser(path.join(folder, 'postgres-1'), programs);
    const common = { folder, programs, processes, user, password: secret(), serverPassword: secret() };
    const databases = await startDatabases(common);
    const project = path.join(folder, 'project');
    const filter = (file: string) => path.basename(file) !== 'node_modules';
    await cp(hasuraFolder, project, { recursive: true, filter });
    const source = path.join(project, 'metadata', 'databases', 'databases.yaml');
    // PgBouncer requires it.
    const metadata = (await readFile(source, 'utf8')).replace(/(use_prepared_statements:) true/, '$1 false');
    await writeFile(source, metadata);
    await prepareDatabase({ postgres: databases, hasuraDirectory: project, demo: true, log });
    const photos = path.join(folder, 'photos');
    await copyDemoPhotos(hasuraFolder, photos);
    const manifests = {
      hasura: readDeployment('hasura'),
      'actions-server': readDeployment('actions-server'),
    };
    // PgBouncer refuses the limits of PGOPTIONS.
    const limits = manifests.hasura.environment.PGOPTIONS!.replaceAll(
      /-c (\w+)=(\w+)/g,
      `alter role ${databaseName} set $1 = '$2';`,
    );
    await runScript(databases.url(), limits);
    await allowServerRole(databases.url(), common.serverPassword);
    await databases.addReplica();
    const pooler = await startPgBouncer(common, databases.port());

    log('starting servers and engines');
    const hasura = await createService('hasura', manifests.hasura, replicas);
    const reads = await createService('hasura-reads', manifests.hasura, 1);
    const actions = await createService('actions-server', manifests['actions-server'], replicas);
    const url = `http://localhost:${port}`;
    const bucket = await startFakeBucket(manifests['actions-server'].environment.S3_BUCKET!);
    opened.add(() => bucket.stop());
    const payments = await startPayments({ dataDirectory: folder, actionsUrl: address(actions) });
    opened.add(() => payments.close());
    payments.setPublicUrl(url);
    const secrets = { adminSecret: secret(), jwtKey: secret(), hookSecret: secret() };
    const node = (memoryMegabytes: number, args: string[], env: Program['env']) => ({
      command: process.execPath,
      cwd: projectFolder,
      args,
      // A quarter is for buffers, threads and code.
      env: { NODE_OPTIONS: `--max-old-space-size=${memoryMegabytes * 0.75}`, ...env },
    });
    const engineSettings = {
      ...manifests.hasura.environment,
      ...engineEnvironment({ ...secrets, databaseUrl: pooler.url, actionsUrl: address(actions) }),
      PGOPTIONS: undefined,
      PG_DATABASE_URL: pooler.url,
      HASURA_GRAPHQL_METADATA_DATABASE_URL: pooler.sessionUrl,
    };
    const engineArgs = ['packages/hasura-engine/cli.ts', '--project', project, '--skip-migrations'];
    const engine = node(manifests.hasura.memoryMegabytes, ['--import', 'tsx', ...engineArgs], engineSettings);
    const onReplica = () => ({ ...engine.env, PG_DATABASE_URL: databases.replicaUrl() });
    const settings = {
      ...manifests['actions-server'].environment,
      ...bucket.settings,
      ...payments.environment,
      NODE_ENV: 'production',
      HASURA_URL: address(hasura),
      HASURA_READS_URL: address(reads.servers[0]!),
      HASURA_ADMIN_SECRET: secrets.adminSecret,
      DATABASE_URL: serverUrl(pooler.url, common.serverPassword),
      DATABASE_LISTEN_URL: serverUrl(pooler.sessionUrl, common.serverPassword),
      HOOK_SECRET: secrets.hookSecret,
      JWT_KEY: secrets.jwtKey,
      PUBLIC_URL: url,
      APP_SHELL: dist('app', 'index.html'),
      PAGE_RENDERER: dist('page-renderer', 'page-renderer.mjs'),
      PHOTOS_DIRECTORY: photos,
      MAIL_DIRECTORY: path.join(folder, 'mail'),
      // An icon of the app replaces every map tile, because the real ones need internet access.
      MAP_TILES_URL: '/icon.svg?z={z}&x={x}&y={y}',
      RATE_LIMIT_FACTOR: String(rateLimitFactor),
    };
    const server = node(manifests['actions-server'].memoryMegabytes, [dist('server', 'main.mjs')], settings);
    const engineOf = (own: { name: string; port: number }) => ({
      ...engine,
      ...own,
      args: [...engine.args, `--port=${own.port}`],
    });
    const reader = { ...engineOf(reads.servers[0]!), env: onReplica() };
    const replaceable: Program[] = [
      ...hasura.servers.map(engineOf),
      reader,
      ...actions.servers.map((own) => ({
        ...server,
        ...own,
        env: { ...server.env, PORT: String(own.port) },
      })),
    ];
    for (const program of replaceable) processes.start(program);
    const balancer = await startBalancer(common, [hasura, actions], {
      READS: `127.0.0.1:${reads.port}`,
      REPLICA: `127.0.0.1:${reader.port}`,
      PRIMARY: `127.0.0.1:${hasura.port}`,
      HASURA_ADMIN_SECRET: secrets.adminSecret,
    });

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
    const webSettings = {
      ...readDeployment('web').environment,
      TRUSTED_PROXIES: '127.0.0.1/32',
      HASURA_READS_UPSTREAM: `127.0.0.1:${reads.port}`,
      ...web,
    };
    processes.start({ name: 'web', command: programs.caddy, args, env: webSettings, port });
    for (const { name } of replaceable) await waitFor(name, () => balancer.isUp(name), longestStartMs);
    const env = { PATH: process.env.PATH, ...settings };
    await run(process.execPath, [dist('server', 'stripe-sync.mjs')], { env });
    payments.adopt(await demoSubscriptions(databases.url()));

    return {
      url,
      project,
      processes,
      databases,
      pooler,
      bucket,
      /** Returns true while the balancer sends requests to a server or an engine. */
      isUp: balancer.isUp,
      /** Sends new requests only to the first servers and engines. */
      async serveWith(count: number): Promise<void> {
        for (const { name, servers } of [hasura, actions])
          for (const [index, server] of servers.entries())
            await balancer.setDrain(name, server.name, index >= count);
      },
      /** Replaces a server or an engine, whose requests end first. */
      async replace(name: string): Promise<void> {
        const program = replaceable.find((each) => each.name === name)!;
        const service = [hasura, reads, actions].find(({ servers }) =>
          servers.some((own) => own.name === name),
        )!;
        await balancer.setDrain(service.name, name, true);
        await processes.stop(name);
        processes.start(program);
        // The balancer would notice only later that it does not answer yet.
        const isReady = async () =>
          (await fetch(`http://127.0.0.1:${program.port}${service.readiness.path}`)).ok;
        await waitFor(name, isReady, longestStartMs);
        await balancer.setDrain(service.name, name, false);
        await waitFor(name, () => balancer.isUp(name), longestStartMs);
      },
      /** Makes the replica the primary, which must have been stopped: the commands of docs/scaling.md. */
      async promote(): Promise<void> {
        await databases.promote();
        await pooler.pointTo(databases.port());
      },
      /** Makes the node that was lost the replica, and reads there. */
      async addReplica(): Promise<void> {
        await databases.addReplica();
        reader.env = onReplica();
        await this.replace(reader.name);
      },
      close: opened.closeAll,
    };
  } catch (error) {
    await opened.closeAll().catch(() => undefined);
    throw error;
  }
}

async function createService(name: string, { replicas, readiness }: Deployment, count = replicas) {
  const [port, ...ports] = await Promise.all(Array.from({ length: count + 1 }, freePort));
  const servers = ports.map((own, index) => ({ name: `${name}-${index + 1}`, port: own }));
  return { name, port: port!, servers, readiness };
}

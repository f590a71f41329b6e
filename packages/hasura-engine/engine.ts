import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createAllowList } from './allow-list/allow-list.ts';
import { introspect } from './catalog/introspect.ts';
import { readSettings } from './environment.ts';
import { idle, prepareEvents } from './events/start.ts';
import { createExecutor } from './execute/executor.ts';
import type { EngineLog } from './http/graphql-route.ts';
import { createHttpServer } from './http/server.ts';
import { databaseUrl, readProject, type Project } from './metadata/project.ts';
import { trackSource } from './schema/tracked.ts';
import { printRoleSchema } from './schema/types/introspection.ts';

export { ProjectError } from './errors/project-error.ts';
export { readProject } from './metadata/project.ts';
export type { EngineLog } from './http/graphql-route.ts';

/** Maximum time for closing, so that a Postgres that does not answer cannot keep the engine from ending. */
const longestCloseMs = 2_000;

export interface EngineOptions {
  projectDirectory: string;
  project?: Project;
  /** False builds the schemas of roles at the first request, for tests that start many engines. */
  buildsSchemas?: boolean;
  databaseUrl?: string;
  environment: Record<string, string | undefined>;
  host?: string;
  port?: number;
  log?: EngineLog;
  /** False leaves events in the database. */
  deliversEvents?: boolean;
  connectionTimeoutMs?: number;
}

export interface Engine {
  url: string;
  schemaSdl(role: string): string;
  close(): Promise<void>;
}

/**
 * Serves a Hasura v3 project directory over HTTP. Rejects with a `ProjectError`, and leaves nothing open, if the
 * project is unsupported or does not match the database.
 */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const settings = readSettings(options.environment);
  const project = options.project ?? readProject(options.projectDirectory);
  const log = options.log ?? {
    error: (message, details) =>
      process.stderr.write(`${message}${details === undefined ? '' : `: ${String(details)}`}\n`),
  };
  const connectionString = options.databaseUrl ?? databaseUrl(project.source, options.environment);
  const { pool, endPool } = openPool(connectionString, project, options, log);
  try {
    const source = await readSource(pool, project, options.environment);
    const allows = settings.enableAllowList ? createAllowList(project.allowList) : undefined;
    const executor = createExecutor(source, pool, log.error, allows);
    // Every role's schema is built now, so that a wrong permission fails at the start and not in a request.
    if (options.buildsSchemas !== false) for (const role of ['admin', ...source.roles]) executor.schema(role);
    // A replica cannot be written to; engines on the primary deliver its events.
    const startDeliveries = (await isReadOnly(pool))
      ? idle
      : await prepareEvents({
          pool,
          databaseUrl: options.environment.HASURA_GRAPHQL_METADATA_DATABASE_URL || connectionString,
          tables: source.tables.values(),
          cronTriggers: project.cronTriggers,
          settings,
          environment: options.environment,
          log: log.error,
        });
    const server = await listen(createHttpServer(executor, settings, log), options);
    // Deliveries begin after the port is open, because a receiver may query the engine.
    const deliveries = options.deliversEvents === false ? idle : startDeliveries;
    const events = await deliveries().catch(async (error: unknown) => {
      await server.close();
      throw error;
    });
    return {
      url: server.url,
      schemaSdl: (role) => printRoleSchema(executor.schema(role)),
      async close() {
        // Deliveries end first, because their receivers may still query the engine.
        await events.close();
        await server.close();
        await endPool();
      },
    };
  } catch (error) {
    await endPool();
    throw error;
  }
}

function openPool(
  connectionString: string,
  project: Project,
  { environment, connectionTimeoutMs = 10_000 }: EngineOptions,
  log: EngineLog,
) {
  const pool = new pg.Pool({
    connectionString,
    max: Math.min(project.source.maxConnections ?? 20, 50),
    application_name: 'hasura-engine',
    options: environment.PGOPTIONS,
    // Limits opening a connection and waiting for a free one; requests wait for less (longestWaitMs).
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
  });
  pool.on('error', (error) => log.error('lost a connection to Postgres', error));
  const connections = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    // The request that uses the connection receives the error; without a listener the event would end the process.
    client.on('error', () => {});
    connections.add(client);
    client.once('end', () => connections.delete(client));
  });
  // `pool.end` does not wait for the connections to close, and Postgres may be stopped next.
  const endPool = async () => {
    const ended = [...connections].map(
      (client) => new Promise<void>((resolve) => client.once('end', () => resolve())),
    );
    await pool.end();
    await Promise.race([Promise.all(ended), delay(longestCloseMs, undefined, { ref: false })]);
  };
  return { pool, endPool };
}

async function readSource(pool: pg.Pool, project: Project, environment: EngineOptions['environment']) {
  const catalog = await introspect(
    pool,
    project.tables.map(({ table }) => table),
    project.functions.map((entry) => entry.function),
  );
  return trackSource(project, catalog, environment);
}

async function listen(server: Server, { host = '127.0.0.1', port = 0 }: EngineOptions) {
  await once(server.listen(port, host), 'listening');
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      const closing = setInterval(() => server.closeIdleConnections(), 50);
      await new Promise((resolve) => server.close(resolve));
      clearInterval(closing);
    },
  };
}

async function isReadOnly(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ setting: string }>(
    `select current_setting('transaction_read_only') as setting`,
  );
  return rows[0]?.setting === 'on';
}

import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { AllowList } from './allow-list/allow-list.ts';
import { readEnumValues } from './catalog/enum-values.ts';
import { introspect } from './catalog/introspect.ts';
import { readSettings } from './environment.ts';
import { idle, prepareEvents } from './events/start.ts';
import { Executor } from './execute/executor.ts';
import { createHttpServer, type EngineLog } from './http/server.ts';
import { databaseUrl } from './metadata/database-url.ts';
import { readProject } from './metadata/project.ts';
import { printRoleSchema } from './schema/introspection.ts';
import { trackSource } from './schema/tracked.ts';

export { ProjectError } from './errors/project-error.ts';
export type { EngineLog } from './http/server.ts';

export interface EngineOptions {
  projectDirectory: string;
  /** Wins over the url that the project's databases.yaml names. */
  databaseUrl?: string;
  /** Settings under Hasura's own names, e.g. HASURA_GRAPHQL_ADMIN_SECRET. */
  environment: Record<string, string | undefined>;
  host?: string;
  /** 0, the default, lets the system choose. */
  port?: number;
  log?: EngineLog;
  /** False for an engine that only proves that it starts: events stay where they are. */
  deliversEvents?: boolean;
  /** Milliseconds that a request may wait for a connection to Postgres. */
  longestWait?: number;
  /** Milliseconds in which a request has to arrive as a whole. */
  slowestRequest?: number;
}

export interface Engine {
  url: string;
  schemaSdl(role: string): string;
  close(): Promise<void>;
}

/**
 * Serves a Hasura v3 project directory over HTTP. Rejects with a `ProjectError` when the project asks for something
 * that is not supported or does not fit the database; nothing is left open then.
 */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const settings = readSettings(options.environment);
  const project = readProject(options.projectDirectory);
  const log = options.log ?? {
    error: (message, details) =>
      process.stderr.write(`${message}${details === undefined ? '' : `: ${String(details)}`}\n`),
  };
  const connectionString = options.databaseUrl ?? databaseUrl(project.source, options.environment);
  const pool = new pg.Pool({
    connectionString,
    max: Math.min(project.source.maxConnections ?? 20, 50),
    application_name: 'hasura-engine',
    // Settings of the session, such as its time limits; libpq gives Hasura the same variable.
    options: options.environment.PGOPTIONS,
    // So long a request waits for a free connection, or a connection for Postgres.
    connectionTimeoutMillis: options.longestWait ?? 10_000,
    keepAlive: true,
  });
  // An idle connection that Postgres closes is replaced by the next request.
  pool.on('error', (error) => log.error('lost a connection to Postgres', error));
  // The request that uses a connection hears of its loss by itself; unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const catalog = await introspect(
      pool,
      project.tables.map(({ table }) => table),
      [...project.functions, ...project.tables.flatMap(({ computedFields }) => computedFields)].map(
        (entry) => entry.function,
      ),
    );
    catalog.enumValues = await readEnumValues(pool, project.tables, catalog);
    const source = trackSource(project, catalog, options.environment);
    const executor = new Executor(
      source,
      pool,
      settings,
      log.error,
      settings.enableAllowList ? new AllowList(project.allowList) : undefined,
    );
    // Every role is built once now, so that a wrong permission stops the start and not a request.
    for (const role of ['admin', ...source.roles]) executor.schema(role);
    const startDeliveries = await prepareEvents({
      pool,
      databaseUrl: connectionString,
      tables: source.tables.values(),
      cronTriggers: project.cronTriggers,
      settings,
      environment: options.environment,
      log: log.error,
    });
    const server = createHttpServer(executor, settings, log, options.slowestRequest);
    const host = options.host ?? '127.0.0.1';
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(options.port ?? 0, host, resolve);
    });
    const { port } = server.address() as AddressInfo;
    const closeServer = async () => {
      server.closeIdleConnections();
      await new Promise((resolve) => server.close(resolve));
    };
    // Not before the port is open: whoever gets an event may ask the engine about it.
    const deliveries = options.deliversEvents === false ? idle : startDeliveries;
    const events = await deliveries().catch(async (error: unknown) => {
      await closeServer();
      throw error;
    });
    return {
      url: `http://${host}:${port}`,
      schemaSdl: (role) => printRoleSchema(executor.schema(role)),
      async close() {
        // First the deliveries: their receivers may need the engine to finish.
        await events.close();
        await closeServer();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

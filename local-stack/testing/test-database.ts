import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { engineEnvironment } from '../engine-environment.ts';
import { startEngine, type Engine, type EngineLog } from '@lavoir/hasura-engine';
import { withClient } from '../with-client.ts';
import { hasuraFolder } from '../project-folder.ts';

/** The database of one test file, in the cluster that the run shares. */
export interface TestDatabase {
  url: string;
  /** Opens a connection, which `drop` closes. */
  connect(): Promise<pg.Client>;
  drop(): Promise<void>;
}

/** Copies the migrated template: every table, the reference data, no demo data. Takes a fraction of a second. */
export function createTestDatabase(): Promise<TestDatabase> {
  return create(`template ${pg.escapeIdentifier(inject('templateDatabase'))} strategy file_copy`);
}

/** Creates an empty database, for tests of migrations and of the engine. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return create('');
}

/** Secrets of every engine and actions server that tests start. */
export const testSecrets = {
  adminSecret: 'test-admin-secret',
  jwtKey: 'test-jwt-key-that-is-long-enough-for-hs256',
  hookSecret: 'test-hook-secret',
};

export interface TestEngineOptions {
  /** Another Hasura project than ours, for tests of the engine. */
  projectDirectory?: string;
  /** Address for actions and events; nothing listens there unless a test starts a server. */
  actionsUrl?: string;
  /** Port of the engine; a free one by default. */
  port?: number;
  /** Suppresses messages about failed deliveries. */
  expectsFailures?: boolean;
}

export interface TestEngine extends Engine {
  adminSecret: string;
}

/** Starts an engine with hasura/ and {@link testSecrets} on a database. The caller closes it. */
export async function startTestEngine(
  databaseUrl: string,
  options: TestEngineOptions = {},
): Promise<TestEngine> {
  const engine = await startEngine({
    log: options.actionsUrl === undefined || options.expectsFailures ? exceptDeliveries : undefined,
    projectDirectory: options.projectDirectory ?? hasuraFolder,
    databaseUrl,
    port: options.port,
    environment: engineEnvironment({
      ...testSecrets,
      databaseUrl,
      actionsUrl: options.actionsUrl ?? 'http://127.0.0.1:9',
    }),
  });
  return { ...engine, adminSecret: testSecrets.adminSecret };
}

const exceptDeliveries: EngineLog = {
  error(message, details) {
    if (message.includes('was not delivered')) return;
    process.stderr.write(`${message}${details === undefined ? '' : `: ${String(details)}`}\n`);
  },
};

async function create(clauses: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  await administer(`create database ${name} ${clauses}`);
  const clients: pg.Client[] = [];
  return {
    url: url.href,
    async connect() {
      const client = new pg.Client({ connectionString: url.href });
      clients.push(client);
      await client.connect();
      return client;
    },
    async drop() {
      await Promise.all(clients.map((client) => client.end()));
      await administer(`drop database if exists ${name} with (force)`);
    },
  };
}

async function administer(sql: string): Promise<void> {
  await withClient(inject('postgresUrl'), (client) => client.query(sql));
}

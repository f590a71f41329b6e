import { readProject, startEngine, type Engine } from '@lavoir/hasura-engine';
import { engineMessages } from '@lavoir/hasura-engine/engine-messages';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { hasuraRoles, type HasuraRole } from '#contract/account/roles.ts';
import { engineEnvironment } from '../engine-environment.ts';
import { hasuraFolder } from '../project-folder.ts';
import { serverUrl } from '../server-role.ts';
import { withClient } from '../with-client.ts';
import { serverPassword } from './server-password.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    templateDatabase: string;
  }
}

export interface TestDatabase {
  url: string;
  serverUrl: string;
  connect(): Promise<pg.Client>;
  drop(): Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const template = pg.escapeIdentifier(inject('templateDatabase'));
  await administer(`create database ${name} template ${template} strategy file_copy`);
  const clients: pg.Client[] = [];
  return {
    url: url.href,
    serverUrl: serverUrl(url.href, serverPassword),
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

export const testSecrets = {
  adminSecret: 'test-admin-secret',
  jwtKey: 'test-jwt-key-that-is-long-enough-for-hs256',
  hookSecret: 'test-hook-secret',
};

export interface TestEngineOptions {
  projectDirectory?: string;
  /**
   * Address of the actions server, for actions and events. By default nothing listens there, so events stay in the
   * database.
   */
  actionsUrl?: string;
  deliversEvents?: boolean;
  port?: number;
}

export interface TestEngine extends Engine {
  adminSecret: string;
}

/** Without cron triggers: a test calls the jobs itself, and none may begin in the middle because the clock says so. */
const withoutCron = () => ({ ...readProject(hasuraFolder), cronTriggers: [] });
let ourProject: ReturnType<typeof withoutCron> | undefined;

export async function startTestEngine(
  databaseUrl: string,
  options: TestEngineOptions = {},
): Promise<TestEngine> {
  const { projectDirectory = hasuraFolder } = options;
  const engine = await startEngine({
    log: engineMessages,
    projectDirectory,
    project: projectDirectory === hasuraFolder ? (ourProject ??= withoutCron()) : undefined,
    buildsSchemas: projectDirectory !== hasuraFolder,
    databaseUrl,
    deliversEvents: options.deliversEvents ?? options.actionsUrl !== undefined,
    port: options.port,
    environment: engineEnvironment({
      ...testSecrets,
      databaseUrl,
      actionsUrl: options.actionsUrl ?? 'http://127.0.0.1:9',
      allowList: false,
    }),
  });
  return { ...engine, adminSecret: testSecrets.adminSecret };
}

async function administer(sql: string): Promise<void> {
  await withClient(inject('postgresUrl'), (client) => client.query(sql));
}

export async function readTestSchemas(): Promise<Record<HasuraRole, GraphQLSchema>> {
  const database = await createTestDatabase();
  const engine = await startTestEngine(database.url);
  try {
    const schemas = hasuraRoles.map((role) => [role, buildSchema(engine.schemaSdl(role))] as const);
    return Object.fromEntries(schemas) as Record<HasuraRole, GraphQLSchema>;
  } finally {
    await engine.close();
    await database.drop();
  }
}

export function ask(databaseUrl: string, sql: string): Promise<unknown> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  });
}

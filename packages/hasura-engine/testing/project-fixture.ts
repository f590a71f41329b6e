import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { startEngine, type Engine, type EngineOptions } from '../engine.ts';
import { engineMessages } from './engine-messages.ts';
import { projectFiles, writeProject } from './project-directory.ts';

export interface ProjectDescription {
  sql: string;
  tables: unknown[];
  functions?: unknown[];
  files?: Record<string, unknown>;
  environment?: Record<string, string>;
  engine?: Partial<EngineOptions>;
}

interface TestCaller {
  role?: string;
  session?: Record<string, string>;
  headers?: Record<string, string>;
}

// Tests read whatever fields they expect.
// oxlint-disable-next-line typescript/no-explicit-any
export type Answer = { data?: any; errors?: { message: string; extensions: Record<string, unknown> }[] };

export interface TestProject {
  engine: Engine;
  databaseUrl: string;
  post(body: unknown, caller?: TestCaller): Promise<Response>;
  ask(query: string, variables?: Record<string, unknown>, caller?: TestCaller): Promise<Answer>;
  close(): Promise<void>;
}

const adminSecret = 'secret-of-a-test';

export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `engine_${randomBytes(6).toString('hex')}`;
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  await runSql(inject('postgresUrl'), `create database ${name}`);
  return { url: url.href, drop: () => runSql(inject('postgresUrl'), `drop database ${name} with (force)`) };
}

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

export async function runSql(url: string, sql: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export async function startProject(description: ProjectDescription): Promise<TestProject> {
  const database = await createDatabase();
  const directory = writeProject(projectFiles(description));
  const dispose = async () => {
    rmSync(directory, { recursive: true });
    await database.drop();
  };
  try {
    await runSql(database.url, description.sql);
    const engine = await startEngine({
      log: engineMessages,
      ...description.engine,
      projectDirectory: directory,
      environment: {
        PG_DATABASE_URL: database.url,
        HASURA_GRAPHQL_ADMIN_SECRET: adminSecret,
        ...description.environment,
      },
    });
    const post: TestProject['post'] = (body, caller = {}) =>
      fetch(`${engine.url}/v1/graphql`, {
        method: 'POST',
        headers: caller.headers ?? {
          'x-hasura-admin-secret': adminSecret,
          ...(caller.role === undefined ? {} : { 'x-hasura-role': caller.role }),
          ...caller.session,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    return {
      engine,
      databaseUrl: database.url,
      post,
      ask: async (query, variables, caller) =>
        (await post({ query, variables }, caller)).json() as Promise<Answer>,
      async close() {
        await engine.close();
        await dispose();
      },
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

export function useProject(description: ProjectDescription): TestProject {
  const project = {} as TestProject;
  beforeAll(async () => void Object.assign(project, await startProject(description)));
  afterAll(() => project.close?.());
  return project;
}

export function refusal({ errors, data }: Answer) {
  if (!errors || errors.length !== 1)
    throw new Error(`expected one error, received ${JSON.stringify(data ?? errors)}`);
  const [error] = errors;
  return { message: error?.message, code: error?.extensions.code, path: error?.extensions.path };
}

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { parse } from 'yaml';
import { startEngine, type Engine } from '../engine.ts';
import { startActionWebhook } from './action-webhook.ts';
import { comparable, inVersion2 } from './expectation.ts';
import { unsupportedDialect, type FixtureFolder } from './folders.ts';
import { MetadataDraft, UnknownCall } from './metadata-draft.ts';
import {
  applyToDatabase,
  flatten,
  spatialColumns,
  tableName,
  unsupportedNames,
  type SetupCall,
} from './setup-call.ts';

export interface CaseResult {
  file: string;
  outcome: 'passed' | 'failed' | 'left out';
  reason?: string;
}

interface Step {
  url: string;
  status?: number;
  headers?: Record<string, string>;
  query: unknown;
  response?: unknown;
  method?: string;
}

const adminSecret = 'conformance';
const notCases = /(setup|teardown)\.yaml$/;

export async function runFolder(
  queries: string,
  folder: FixtureFolder,
  server: { url(database: string): string; admin: pg.Client },
): Promise<CaseResult[]> {
  const directory = join(queries, folder.path);
  const read = (file: string) =>
    parse(readFileSync(join(directory, file), 'utf8'), { merge: true }) as unknown;
  const template = `conformance_${folder.path.replaceAll('/', '_')}`;
  const draft = new MetadataDraft();
  await server.admin.query(`create database ${template}`);
  const absent: string[] = [];
  await withClient(server.url(template), async (client) => {
    for (const file of folder.setup.filter((name) => existsSync(join(directory, name))))
      for (const call of flatten(read(file))) absent.push(...(await setUp(client, draft, call, absent)));
  });
  const results: CaseResult[] = [];
  const files = readdirSync(directory).filter((name) => name.endsWith('.yaml') && !notCases.test(name));
  for (const file of files.sort()) {
    const reason = folder.leftOut?.[file];
    if (reason) {
      results.push({ file, outcome: 'left out', reason });
      continue;
    }
    const database = `${template}_case`;
    await server.admin.query(`create database ${database} template ${template}`);
    try {
      const steps = [read(file)].flat() as Step[];
      const before = folder.before?.[file];
      if (before) await withClient(server.url(database), (client) => client.query(before));
      const result = await runCase(steps, draft.clone(), server.url(database), folder);
      const text = JSON.stringify(steps);
      const missing = absent.find((name) => text.includes(name)) ?? unsupportedDialect.exec(text)?.[0];
      const leftOut = result.outcome === 'failed' && missing !== undefined;
      results.push({
        file,
        ...(leftOut ? { outcome: 'left out', reason: `${missing} is not supported` } : result),
      });
    } finally {
      await server.admin.query(`drop database ${database} with (force)`);
    }
  }
  await server.admin.query(`drop database ${template} with (force)`);
  return results;
}

async function setUp(
  client: pg.Client,
  draft: MetadataDraft,
  call: SetupCall,
  absent: string[],
): Promise<string[]> {
  const {
    sql = '',
    name = '',
    table,
  } = (call.args ?? {}) as { sql?: string; name?: string; table?: unknown };
  const unsupported = unsupportedNames(call);
  if (unsupported.length > 0) return unsupported;
  try {
    if (usesSpatialOperator(call)) {
      draft.apply({ type: 'untrack_table', args: { table } });
      return [tableName(table).name];
    }
    if (!(await applyToDatabase(client, call))) draft.apply(call);
    return spatialColumns(sql);
  } catch (error) {
    const expected = ['postgis', 'function st_', 'geometry', 'geography', 'raster', ...absent].some((word) =>
      String(error).includes(word),
    );
    if (!expected) throw error;
    return [...sql.matchAll(/create table (\w+)/gi)].map((match) => match[1]!).concat(name || []);
  } finally {
    await dropMissingTables(client, draft);
  }
}

const usesSpatialOperator = (call: SetupCall) => /"[$_]st_/.test(JSON.stringify(call.args));

async function dropMissingTables(client: pg.Client, draft: MetadataDraft): Promise<void> {
  for (const { table } of [...draft.tables]) {
    const name = `${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.name)}`;
    const { rows } = await client.query<{ found: string | null }>('select to_regclass($1) as found', [name]);
    if (rows[0]?.found === null) draft.apply({ type: 'untrack_table', args: { table } });
  }
}

async function runCase(
  steps: Step[],
  draft: MetadataDraft,
  databaseUrl: string,
  folder: FixtureFolder,
): Promise<Omit<CaseResult, 'file'>> {
  let engine: Engine | undefined;
  const webhook = await startActionWebhook((query, variables) => queryEngine(engine, query, variables));
  const projects: string[] = [];
  try {
    for (const step of steps) {
      if (/\/v1\/(query|metadata)$/.test(step.url)) {
        if (step.status !== 200) return { outcome: 'left out', reason: 'refusals of the metadata API' };
        await engine?.close();
        engine = undefined;
        await withClient(databaseUrl, async (client) => {
          for (const call of flatten(step.query as SetupCall))
            if (!(await applyToDatabase(client, call))) draft.apply(call);
        });
        continue;
      }
      if (!engine) {
        const projectDirectory = draft.write();
        projects.push(projectDirectory);
        engine = await startEngine({
          projectDirectory,
          databaseUrl,
          environment: environment(databaseUrl, webhook.url, folder),
          log: { error: () => undefined },
        });
      }
      const problem = await compareStep(engine, step, folder);
      if (problem) return { outcome: 'failed', reason: problem };
    }
    return { outcome: 'passed' };
  } catch (error) {
    if (error instanceof UnknownCall) return { outcome: 'left out', reason: error.message };
    return { outcome: 'failed', reason: String(error) };
  } finally {
    await engine?.close();
    await webhook.close();
    for (const project of projects) rmSync(project, { recursive: true, force: true });
  }
}

async function queryEngine(engine: Engine | undefined, query: string, variables: Record<string, unknown>) {
  const response = await fetch(`${engine?.url}/v1/graphql`, {
    method: 'POST',
    headers: { 'x-hasura-admin-secret': adminSecret },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = (await response.json()) as { data?: Record<string, unknown> };
  if (!data) throw new Error('GraphQL query execution failed');
  return data;
}

function environment(
  databaseUrl: string,
  actionWebhook: string,
  folder: FixtureFolder,
): Record<string, string> {
  return {
    PG_DATABASE_URL: databaseUrl,
    HASURA_GRAPHQL_ADMIN_SECRET: adminSecret,
    EVENT_WEBHOOK_HANDLER: 'http://127.0.0.1:5592',
    ACTION_WEBHOOK_HANDLER: actionWebhook,
    ...folder.environment,
  };
}

async function compareStep(engine: Engine, step: Step, folder: FixtureFolder): Promise<string | undefined> {
  const anonymous =
    folder.withoutSecret === true ||
    (Object.keys(step.headers ?? {}).length > 0 && step.headers?.['X-Hasura-Role'] === undefined);
  // The older address differs only in the status of errors.
  const isOlder = step.url === '/v1alpha1/graphql';
  const response = await fetch(`${engine.url}${isOlder ? '/v1/graphql' : step.url}`, {
    method: step.method ?? 'POST',
    headers: {
      'content-type': 'application/json',
      ...(anonymous ? {} : { 'x-hasura-admin-secret': adminSecret }),
      ...Object.fromEntries(Object.entries(step.headers ?? {}).map(([name, value]) => [name, String(value)])),
    },
    body: JSON.stringify(step.query),
  });
  const actual = comparable(await response.json());
  if (step.status && !isOlder && response.status !== step.status)
    return `status ${response.status}, expected ${step.status}`;
  if (step.response === undefined) return undefined;
  const expected = JSON.parse(JSON.stringify(inVersion2(step.response))) as unknown;
  if (isDeepStrictEqual(actual, expected)) return undefined;
  return `\n    expected ${JSON.stringify(expected)}\n    received ${JSON.stringify(actual)}`;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

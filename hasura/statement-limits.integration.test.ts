import { startEngine, type Engine } from '@lavoir/hasura-engine';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineEnvironment } from '../local-stack/engine-environment.ts';
import { hasuraFolder } from '../local-stack/project-folder.ts';
import { createTestDatabase, testSecrets, type TestDatabase } from '../local-stack/testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;
let engine: Engine;

/** Shorter than in production, where the statement that waits for the lock below would be cancelled after 7 s. */
const statementMs = 500;

beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.connect();
  engine = await startEngine({
    projectDirectory: hasuraFolder,
    databaseUrl: database.url,
    deliversEvents: false,
    environment: {
      ...engineEnvironment({ ...testSecrets, databaseUrl: database.url, actionsUrl: 'http://127.0.0.1:9' }),
      HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'false',
      PGOPTIONS: `-c statement_timeout=${statementMs}`,
    },
  });
});

afterAll(async () => {
  await engine?.close();
  await database?.drop();
});

async function send(query: string, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(`${engine.url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return answer.json();
}

test('sessions of the engine have the limits that its environment names', () => {
  expect(engineEnvironment({ ...testSecrets, databaseUrl: '', actionsUrl: '' }).PGOPTIONS).toMatch(
    /statement_timeout=7s .*lock_timeout=5s .*idle_in_transaction_session_timeout=15s/,
  );
});

test('every mutation that cleans up at night begins with the longer limits', () => {
  const server = path.join(hasuraFolder, '../actions-server/src');
  const mutations = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(server, name), 'utf8'))
    .flatMap((text) => [...text.matchAll(/mutation (?:Purge|Prune|Expire)\w+\([^)]*\) \{\s*(\w+)/g)]);
  expect(mutations.length).toBeGreaterThan(5);
  expect(mutations.filter(([, first]) => first !== 'allow_long_statements')).toEqual([]);
});

test('a statement that takes too long is cancelled, and a visitor reads nothing of it', async () => {
  await client.query('begin');
  await client.query('lock table services in access exclusive mode');
  const answer = await send('{ services { id } }');
  await client.query('rollback');
  expect(answer).toEqual({
    errors: [{ message: 'database query error', extensions: { path: '$', code: 'unexpected' } }],
  });
});

test('the jobs of the night may take longer, in their own transaction alone', async ({ expect }) => {
  const job = `mutation { allow_long_statements { id } delete_account_tokens(where: { kind: { _eq: "none" } }) { affected_rows } }`;
  const admin = { 'x-hasura-admin-secret': testSecrets.adminSecret };
  await client.query('begin');
  await client.query('lock table account_tokens in access exclusive mode');
  const answer = send(job, admin);
  const hasWaited = async () => {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and clock_timestamp() - query_start > make_interval(secs => $1)`,
      [(2 * statementMs) / 1000],
    );
    return rowCount === 1;
  };
  await expect.poll(hasWaited).toBe(true);
  await client.query('commit');
  expect(await answer).toEqual({
    data: { allow_long_statements: [], delete_account_tokens: { affected_rows: 0 } },
  });
  await client.query('begin');
  await client.query('select from allow_long_statements()');
  await client.query('commit');
  const { rows } = await client.query('show statement_timeout');
  expect(rows).toEqual([{ statement_timeout: '0' }]);
});

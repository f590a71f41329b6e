import { startEngine, type Engine } from '@lavoir/hasura-engine';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineEnvironment } from '../local-stack/engine-environment.ts';
import { hasuraFolder } from '../local-stack/project-folder.ts';
import { scaled } from '../local-stack/testing/speed.ts';
import { createTestDatabase, testSecrets, type TestDatabase } from '../local-stack/testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;
let engine: Engine;

/** Shorter than the 7 s of production. */
const statementMs = scaled(500);

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

async function send(query: string): Promise<unknown> {
  const answer = await fetch(`${engine.url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return answer.json();
}

test('sessions of the engine have the limits that its environment names', () => {
  expect(engineEnvironment({ ...testSecrets, databaseUrl: '', actionsUrl: '' }).PGOPTIONS).toMatch(
    /statement_timeout=7s .*lock_timeout=5s .*idle_in_transaction_session_timeout=15s/,
  );
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

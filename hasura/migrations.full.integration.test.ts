import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../local-stack/testing/test-database.ts';
import { projectMigrations } from './project-migrations.ts';
import { schemaText } from './schema-text.ts';

const migrations = projectMigrations();
let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createEmptyDatabase();
  client = await database.connect();
  // No down migration removes this extension, on purpose: Hasura's own catalogue may use it.
  await client.query('create extension pgcrypto');
});

afterAll(() => database.drop());

test('each migration can be taken back and applied again', async () => {
  let before = await schemaText(client);
  for (const { name, up, down } of migrations) {
    await client.query(up);
    const applied = await schemaText(client);
    await client.query(down);
    expect(await schemaText(client), `${name}/down.sql`).toBe(before);
    await client.query(up);
    expect(await schemaText(client), `${name}/up.sql, second time`).toBe(applied);
    before = applied;
  }
});

test('all migrations can be taken back, newest first', async () => {
  for (const { down } of migrations.toReversed()) await client.query(down);
  expect(await schemaText(client)).toBe('create extension pgcrypto with schema public;\n');
});

test('every migration says why it exists, and is named by a timestamp', () => {
  for (const { name, up } of migrations) {
    expect(name).toMatch(/^\d{13}_[a-z_]+$/);
    expect(up, name).toMatch(/^-- .{20,}\n/);
  }
});

import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allowSharedChanges, refuseSharedChanges, sharedTables } from './shared-rows.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.connect();
});
afterAll(() => database.drop());

it('lists every table that migrations fill', async () => {
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select from public.${name} limit 1`);
    if (rowCount) filled.push(name);
  }
  expect(sharedTables).toEqual(filled);
});

it('refuses every change of a shared table until it is allowed', async () => {
  const changes = sharedTables.flatMap((table) => [
    `insert into ${table} default values`,
    `update ${table} set id = id`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
  ]);
  await refuseSharedChanges(client);
  for (const change of changes) {
    await expect(client.query(change), change).rejects.toThrow(
      'only a test in e2e/shared-rows may change it',
    );
  }
  await allowSharedChanges(client);
  await client.query(`update site_settings set contact_hours = '9h à 18h30'`);
});

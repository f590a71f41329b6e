import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createTestDatabase, type TestDatabase } from '../local-stack/testing/test-database.ts';

interface TableMetadata {
  table: { name: string };
  insert_permissions?: { role: string }[];
  update_permissions?: { role: string }[];
  delete_permissions?: { role: string }[];
}

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

test('every table that an administrator may write has its changes in the journal', async () => {
  const directory = join(import.meta.dirname, 'metadata/databases/default/tables');
  const written = readdirSync(directory)
    .filter((file) => file !== 'tables.yaml')
    .map((file) => parse(readFileSync(join(directory, file), 'utf8')) as TableMetadata)
    .filter(({ insert_permissions = [], update_permissions = [], delete_permissions = [] }) =>
      [...insert_permissions, ...update_permissions, ...delete_permissions].some(
        ({ role }) => role === 'site_admin',
      ),
    )
    .map(({ table }) => table.name);
  const { rows } = await client.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgfoid = 'record_admin_action'::regproc`,
  );
  expect(written).not.toEqual([]);
  expect(written.filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
});

test('an entry of the journal stays as it was written, until it is three years old', async () => {
  const add = (age: string) =>
    client.query(
      `insert into admin_actions (created_at, operation, table_name, row_id) values (now() - $1::interval, 'delete', 'users', 'x')`,
      [age],
    );
  await add('1 day');
  await expect(client.query('update admin_actions set actor = null')).rejects.toThrow('admin_actions_kept');
  await expect(client.query('delete from admin_actions')).rejects.toThrow('admin_actions_kept');
  await expect(client.query('truncate admin_actions')).rejects.toThrow('admin_actions_kept');
  await add('4 years');
  const { rowCount } = await client.query(
    `delete from admin_actions where created_at < now() - interval '3 years'`,
  );
  expect(rowCount).toBe(1);
});

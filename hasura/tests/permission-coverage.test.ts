import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasuraRoles } from '#contract/account/roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createTestDatabase, type TestDatabase } from '../../local-stack/testing/test-database.ts';
import { caseFolders, readCases } from './permission-case.ts';

interface WritePermission {
  role: string;
  permission: { check?: unknown; filter?: unknown };
}

interface TableMetadata {
  table: { name: string };
  select_permissions?: {
    role: string;
    permission: { columns: string[]; query_root_fields?: string[] };
  }[];
  insert_permissions?: WritePermission[];
  update_permissions?: WritePermission[];
  delete_permissions?: WritePermission[];
}

/** The account behind the session as it is now: a token still says for 15 minutes what the account was. */
const activeAdministrator = {
  _exists: {
    _table: { name: 'users', schema: 'public' },
    _where: { _and: [{ id: { _eq: 'X-Hasura-User-Id' } }, { is_active: { _eq: true } }, { role: { _eq: 'admin' } }] },
  },
};
const activeUser = { user: { is_active: { _eq: true } } };

const verbs = ['insert', 'update', 'delete'] as const;

const tablesDirectory = join(import.meta.dirname, '../metadata/databases/default/tables');
const tables = readdirSync(tablesDirectory)
  .filter((file) => file !== 'tables.yaml')
  .map((file) => parse(readFileSync(join(tablesDirectory, file), 'utf8')) as TableMetadata);
const files = (table: string) => readCases(table).map(({ file }) => file);
const dashed = (name: string) => name.replaceAll('_', '-');

let database: TestDatabase;
const columns = new Map<string, string[]>();
beforeAll(async () => {
  database = await createTestDatabase();
  const client = await database.connect();
  const { rows } = await client.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  );
  for (const row of rows) columns.set(row.table_name, [...(columns.get(row.table_name) ?? []), row.column_name]);
});
afterAll(() => database?.drop());

describe.each(tables.map((metadata) => [metadata.table.name, metadata] as const))('%s', (table, metadata) => {
  const permissionOf = (role: string) => metadata.select_permissions?.find((entry) => entry.role === role)?.permission;
  const readable = (role: string) => {
    const permission = permissionOf(role);
    return permission !== undefined && permission.query_root_fields?.length !== 0;
  };

  it('has cases', () => expect(caseFolders).toContain(table));

  it.each(hasuraRoles)('has a case of what %s may read, or of its refusal', (role) => {
    const wanted = readable(role) ? `${dashed(role)}-read.yaml` : `${dashed(role)}-read-refused.yaml`;
    expect(files(table)).toContain(wanted);
  });

  it.each(hasuraRoles.flatMap((role) => verbs.map((verb) => [role, verb] as const)))(
    'has a case of what %s may %s, or of the refusal',
    (role, verb) => {
      const allowed = metadata[`${verb}_permissions`]?.some((entry) => entry.role === role) === true;
      expect(files(table)).toContain(`${dashed(role)}-${verb}${allowed ? '' : '-refused'}.yaml`);
    },
  );

  it.each(verbs)('checks the account as it is now before %s, and has a case of it', (verb) => {
    for (const { role, permission } of metadata[`${verb}_permissions`] ?? []) {
      const condition = verb === 'insert' ? permission.check : permission.filter;
      const account = role === 'site_admin' ? activeAdministrator : activeUser;
      expect([condition, ...((condition as { _and?: unknown[] })._and ?? [])]).toContainEqual(account);
      const end = role === 'site_admin' ? 'dismissed' : 'disabled';
      expect(files(table)).toContain(`${dashed(role)}-${verb}-${end}-refused.yaml`);
    }
  });

  it.each(hasuraRoles)('has a case for each column hidden from %s', (role) => {
    if (!readable(role)) return;
    const hidden = columns.get(table)!.filter((column) => !permissionOf(role)!.columns.includes(column));
    const wanted = hidden.map((column) => `${dashed(role)}-read-${dashed(column)}-refused.yaml`);
    expect(wanted.filter((file) => !files(table).includes(file))).toEqual([]);
  });
});

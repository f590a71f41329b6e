import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasuraRoles } from '../../contract/account/roles.ts';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { permissionCases } from './permission-case.ts';

interface WritePermission {
  role: string;
  permission: { check?: unknown; filter?: unknown };
}

interface TableMetadata {
  table: { name: string };
  select_permissions?: { role: string; permission: { query_root_fields?: string[] } }[];
  insert_permissions?: WritePermission[];
  update_permissions?: WritePermission[];
  delete_permissions?: WritePermission[];
}

/** A token stays valid for 15 minutes whatever happens to the account. */
const activeAdministrator = {
  _exists: {
    _table: { name: 'users', schema: 'public' },
    _where: {
      _and: [{ id: { _eq: 'X-Hasura-User-Id' } }, { is_active: { _eq: true } }, { role: { _eq: 'admin' } }],
    },
  },
};
const activeUser = { user: { is_active: { _eq: true } } };

const verbs = ['insert', 'update', 'delete'] as const;

const tablesDirectory = join(import.meta.dirname, '../metadata/databases/default/tables');
const tables = readdirSync(tablesDirectory)
  .filter((file) => file !== 'tables.yaml')
  .map((file) => parse(readFileSync(join(tablesDirectory, file), 'utf8')) as TableMetadata)
  .map((metadata) => [metadata.table.name, metadata] as const);
const dashed = (name: string) => name.replaceAll('_', '-');
const caseNames = (table: string) => [...(permissionCases.get(table)?.keys() ?? [])];

it.each(tables)('%s has a case of the rows that each role reads', (table, metadata) => {
  const readers = (metadata.select_permissions ?? [])
    .filter(({ permission }) => permission.query_root_fields?.length !== 0)
    .map(({ role }) => `${dashed(role)}-read`);
  expect(caseNames(table)).toEqual(expect.arrayContaining(readers));
});

const writes = tables.flatMap(([table, metadata]) =>
  verbs.flatMap((verb) =>
    (metadata[`${verb}_permissions`] ?? []).map((write) => [table, write.role, verb, write] as const),
  ),
);

it.each(writes)('%s checks the account of %s as it is now before %s, and has cases of both', (...write) => {
  const [table, role, verb, { permission }] = write;
  const condition = verb === 'insert' ? permission.check : permission.filter;
  const account = role === 'site_admin' ? activeAdministrator : activeUser;
  expect([condition, ...((condition as { _and?: unknown[] })._and ?? [])]).toContainEqual(account);

  const reason = role === 'site_admin' ? 'dismissed' : 'disabled';
  const required = [`${dashed(role)}-${verb}`, `${dashed(role)}-${verb}-${reason}-refused`];
  expect(caseNames(table)).toEqual(expect.arrayContaining(required));
});

it('gives permissions to the roles of the contract only', () => {
  const roles = tables.flatMap(([, metadata]) =>
    (['select', ...verbs] as const).flatMap((verb) =>
      (metadata[`${verb}_permissions`] ?? []).map(({ role }) => role),
    ),
  );
  expect(roles.filter((role) => !(hasuraRoles as readonly string[]).includes(role))).toEqual([]);
});

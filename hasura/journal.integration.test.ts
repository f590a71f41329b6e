import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createDatabase, type Database } from '../actions-server/src/db/database.ts';
import { restoreLaundromat } from '../actions-server/src/laundromats/restore-laundromat.ts';
import { systemWithTimeout } from '../actions-server/src/session/caller.ts';
import { deletionOf } from '../local-stack/testing/deletion-of.ts';
import { createTestDatabase, type TestDatabase } from '../local-stack/testing/test-database.ts';

interface TableMetadata {
  table: { name: string };
  insert_permissions?: { role: string }[];
  update_permissions?: { role: string }[];
  delete_permissions?: { role: string }[];
}

let database: TestDatabase;
let client: pg.Client;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.connect();
  db = createDatabase(database.serverUrl, () => undefined);
});

afterAll(async () => {
  await db?.close();
  await database?.drop();
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
    `select tgrelid::regclass::text as name from pg_trigger
     where tgfoid in ('record_change'::regproc, 'record_list_change'::regproc, 'record_moderation'::regproc)`,
  );
  expect(written).not.toEqual([]);
  expect(written.filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
});

test('an entry of the journal stays as it was written, until it is three years old', async () => {
  const add = (age: string) =>
    client.query(
      `insert into journal_entries (created_at, operation, table_name, row_id) values (now() - $1::interval, 'delete', 'users', 'x')`,
      [age],
    );
  await add('1 day');
  await expect(client.query(`update journal_entries set actor = 'Personne'`)).rejects.toThrow(
    'journal_entries_immutable',
  );
  await expect(client.query('delete from journal_entries')).rejects.toThrow('journal_entries_immutable');
  await expect(client.query('truncate journal_entries')).rejects.toThrow('journal_entries_immutable');
  await add('4 years');
  const { rowCount } = await client.query(
    `delete from journal_entries where created_at < now() - interval '3 years'`,
  );
  expect(rowCount).toBe(1);
});

describe('what follows from a change', () => {
  const adminId = randomUUID();
  const byToken = { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': adminId };
  const throughServer = { 'x-hasura-role': 'admin', 'x-hasura-acting-admin-id': adminId };
  const washing = 'a0000000-0000-4000-8000-000000000001';
  const drying = 'a0000000-0000-4000-8000-000000000002';

  beforeAll(() =>
    client.query(
      `insert into users (id, email, password, first_name, last_name, role)
       values ($1, 'alix@example.fr', 'x', 'Alix', 'Durand', 'admin')`,
      [adminId],
    ),
  );

  async function journalOf(
    session: Record<string, string> | undefined,
    ...steps: (string | (() => Promise<unknown>))[]
  ) {
    await client.query('begin');
    const { rows: before } = await client.query<{ id: string }>('select id from journal_entries');
    if (session) await client.query(`select set_config('hasura.user', $1, true)`, [JSON.stringify(session)]);
    for (const step of steps) await (typeof step === 'string' ? client.query(step) : step());
    await client.query('commit');
    const { rows } = await client.query<Record<string, unknown>>(
      `select actor, operation, table_name, row_id, subject, before, after from journal_entries
       where id <> all ($1) order by operation`,
      [before.map(({ id }) => id)],
    );
    return rows;
  }

  const short = (rows: Record<string, unknown>[]) =>
    rows.map(({ operation, table_name }) => `${String(operation)} ${String(table_name)}`);

  async function furnished(): Promise<string> {
    const { rows } = await client.query<{ id: string }>(
      `insert into laundromats (name, address, city, postal_code) values ('Laverie du Journal', '1 rue', 'Lyon', '69003') returning id`,
    );
    const id = rows[0]!.id;
    await client.query(`insert into photos (laundromat_id, url) values ('${id}', '/photos/z.webp')`);
    await client.query(`delete from photos where laundromat_id = '${id}'`);
    await client.query(
      `insert into photos (laundromat_id, url, position)
       values ('${id}', '/photos/a.webp', 0), ('${id}', '/photos/b.webp', 1)`,
    );
    await client.query(
      `insert into laundromat_services values ('${id}', '${washing}'), ('${id}', '${drying}')`,
    );
    await client.query(
      `insert into reviews (laundromat_id, author_name, rating, comment) values ('${id}', 'Anne', 1, 'Non.')`,
    );
    await client.query(`delete from reviews where laundromat_id = '${id}'`);
    await client.query(
      `insert into reports (laundromat_id, target, quote, reason) values ('${id}', 'laundromat', 'Laverie', 'closed')`,
    );
    return id;
  }

  test('a photo changed in the name of an administrator is in the journal, with the name of its laundromat', async () => {
    const id = await furnished();
    const [entry, ...others] = await journalOf(
      throughServer,
      `delete from photos where laundromat_id = '${id}' and is_primary`,
    );
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      actor: 'Alix Durand',
      operation: 'delete',
      table_name: 'photos',
      subject: 'Laverie du Journal',
      before: { url: '/photos/a.webp' },
      after: null,
    });
    const described = `update photos set alt = 'La façade' where laundromat_id = '${id}'`;
    expect(await journalOf(throughServer, described)).toMatchObject([
      { operation: 'update', before: { alt: null }, after: { alt: 'La façade' } },
    ]);
    expect(await journalOf(throughServer, described)).toEqual([]);
    const added = `insert into photos (laundromat_id, url) values ('${id}', '/photos/c.webp')`;
    expect(short(await journalOf(throughServer, added))).toEqual(['insert photos']);
  });

  test.each([
    ['the superuser without a name', { 'x-hasura-role': 'admin' }],
    ['an import', undefined],
    // Hasura trusts such headers without a token; Caddy removes them.
    ['a visitor who says so', { 'x-hasura-role': 'anonymous', 'x-hasura-acting-admin-id': adminId }],
    ['an owner who says so', { 'x-hasura-role': 'owner', 'x-hasura-acting-admin-id': adminId }],
    ['an owner past the server', { 'x-hasura-role': 'owner', 'x-hasura-acting-owner-id': adminId }],
  ])('%s writes nothing in the journal', async (_title, session) => {
    const id = await furnished();
    const rows = await journalOf(
      session,
      `delete from photos where laundromat_id = '${id}'`,
      `delete from laundromat_services where laundromat_id = '${id}'`,
      `update laundromats set name = 'Autre nom' where id = '${id}'`,
    );
    expect(rows).toEqual([]);
  });

  test('services added and taken away are one entry each, by name', async () => {
    const id = await furnished();
    const taken = `delete from laundromat_services where laundromat_id = '${id}'`;
    const names = { services: ['Lave-linge', 'Sèche-linge'] };
    expect(await journalOf(byToken, taken)).toMatchObject([
      {
        operation: 'delete',
        table_name: 'laundromat_services',
        row_id: id,
        subject: 'Laverie du Journal',
        before: names,
        after: null,
      },
    ]);
    const added = `insert into laundromat_services values ('${id}', '${washing}'), ('${id}', '${drying}') on conflict do nothing`;
    expect(await journalOf(byToken, added)).toMatchObject([
      { operation: 'insert', before: null, after: names },
    ]);
    expect(await journalOf(byToken, added)).toEqual([]);
  });

  test('machines added and removed are one entry each', async () => {
    const id = await furnished();
    const added = `insert into machines (laundromat_id, kind, capacity_kg, count, price)
      values ('${id}', 'dryer', 14, 2, null), ('${id}', 'washer', 7, 4, 4.5)`;
    const machines = [
      { kind: 'washer', capacityKg: 7, count: 4, price: '4.50', minutes: null },
      { kind: 'dryer', capacityKg: 14, count: 2, price: null, minutes: null },
    ];
    // A trigger derives the price of the laundromat from the washer.
    expect(await journalOf(byToken, added)).toMatchObject([
      { operation: 'insert', table_name: 'machines', row_id: id, before: null, after: { machines } },
    ]);
    const removed = `delete from machines where laundromat_id = '${id}'`;
    expect(await journalOf(byToken, removed)).toMatchObject([
      { operation: 'delete', table_name: 'machines', before: { machines }, after: null },
    ]);
  });

  test('exceptional hours added and removed are one entry each', async () => {
    const id = await furnished();
    const added = `insert into opening_exceptions (laundromat_id, first_day, last_day, periods, reason) values
      ('${id}', '2027-12-24', '2027-12-24', '[["08:00", "16:00"]]', 'other'), ('${id}', '2027-08-01', '2027-08-15', null, 'holidays')`;
    const exceptions = [
      { firstDay: '2027-08-01', lastDay: '2027-08-15', periods: null, reason: 'holidays' },
      { firstDay: '2027-12-24', lastDay: '2027-12-24', periods: [['08:00', '16:00']], reason: 'other' },
    ];
    expect(await journalOf(byToken, added)).toMatchObject([
      { operation: 'insert', row_id: id, before: null, after: { opening_exceptions: exceptions } },
    ]);
    const removed = `delete from opening_exceptions where laundromat_id = '${id}'`;
    expect(await journalOf(byToken, removed)).toMatchObject([
      { operation: 'delete', before: { opening_exceptions: exceptions }, after: null },
    ]);
  });

  test('a deleted laundromat is one entry however much goes with it, and so is one that comes back', async () => {
    const id = await furnished();
    expect(await journalOf(throughServer, ...deletionOf(id))).toMatchObject([
      {
        table_name: 'moderation_actions',
        row_id: id,
        subject: 'Laverie du Journal',
        before: { name: 'Laverie du Journal', is_active: true },
        after: { subject_type: 'laundromat', decision: 'deleted' },
      },
    ]);
    const admin = { ...systemWithTimeout({}), role: 'site_admin', userId: adminId } as const;
    const restoration = await journalOf(
      byToken,
      () => db.transaction(admin, (trx) => restoreLaundromat(trx, admin, { id })),
      `insert into laundromat_services select '${id}', id from services where id not in ('${washing}', '${drying}') limit 1`,
    );
    expect(short(restoration)).toEqual(['insert laundromats', 'insert laundromat_services']);
    const { rows } = await client.query(
      `select (select count(*)::int from photos where laundromat_id = $1) as photos,
         (select count(*)::int from laundromat_services where laundromat_id = $1) as services`,
      [id],
    );
    expect(rows).toEqual([{ photos: 2, services: 3 }]);
  });

  test('a deleted service is one entry, whichever laundromats offered it', async () => {
    const id = await furnished();
    const service = randomUUID();
    await client.query(`insert into services (id, name, icon) values ('${service}', 'Repassage', 'shirt')`);
    await client.query(`insert into laundromat_services values ('${id}', '${service}')`);
    const rows = await journalOf(byToken, `delete from services where id = '${service}'`);
    expect(short(rows)).toEqual(['delete services']);
  });
});

import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../local-stack/testing/test-database.ts';
import { withClient } from '../../../local-stack/with-client.ts';
import { ApiError } from '../http/api-error.ts';
import { systemWithTimeout } from '../session/caller.ts';
import { DatabaseUnavailable } from './database-error.ts';
import { createDatabase, type Database } from './database.ts';

let place: TestDatabase;
let superuser: pg.Client;
let db: Database;
const system = () => systemWithTimeout({});

beforeAll(async () => {
  place = await createTestDatabase();
  superuser = await place.connect();
  db = createDatabase(place.serverUrl, () => undefined);
});
afterAll(async () => {
  await db?.close();
  await place?.drop();
});

async function addUser(): Promise<string> {
  const id = randomUUID();
  await superuser.query(
    `insert into users (id, email, password, first_name, last_name, role) values ($1, $2, 'x', 'Ana', 'Roy', 'owner')`,
    [id, `${id}@example.fr`],
  );
  return id;
}
const nameOf = async (id: string) =>
  (await superuser.query<{ first_name: string }>('select first_name from users where id = $1', [id])).rows[0]!
    .first_name;
const rename = (id: string, firstName: string) =>
  db.transaction(system(), (trx) =>
    trx.updateTable('users').set({ firstName }).where('id', '=', id).execute(),
  );

test('a write that fails half-way changes nothing', async () => {
  const id = await addUser();
  const work = db.transaction(system(), async (trx) => {
    await trx.updateTable('users').set({ firstName: 'Bea' }).where('id', '=', id).execute();
    throw new ApiError('conflict');
  });
  await expect(work).rejects.toMatchObject({ code: 'conflict' });
  expect(await nameOf(id)).toBe('Ana');
});

test('a write that goes on after a failed statement is no success', async () => {
  const id = await addUser();
  const work = db.transaction(system(), async (trx) => {
    await trx.updateTable('users').set({ firstName: 'Bea' }).where('id', '=', id).execute();
    await sql`select 1 / 0`.execute(trx).catch(() => undefined);
  });
  await expect(work).rejects.toThrow('a statement of this transaction has failed');
  expect(await nameOf(id)).toBe('Ana');
});

test('triggers read who acts, and nothing of it stays on the connection', async () => {
  const author = sql<{ session: string | null }>`select current_setting('hasura.user', true) as session`;
  const admin = { ...system(), role: 'site_admin', userId: randomUUID() } as const;
  const { rows } = await db.transaction(admin, (trx) => author.execute(trx));
  expect(JSON.parse(rows[0]!.session!)).toEqual({
    'x-hasura-role': 'admin',
    'x-hasura-acting-admin-id': admin.userId,
  });
  const { rows: next } = await db.transaction(system(), (trx) => author.execute(trx));
  expect(JSON.parse(next[0]!.session!)).toEqual({ 'x-hasura-role': 'admin' });
});

test('a job of the night has more time than a request', async () => {
  const limit = sql<{ timeout: string }>`select current_setting('statement_timeout') as timeout`;
  const { rows: job } = await db.transaction(system(), (trx) => limit.execute(trx), { isJob: true });
  const { rows: request } = await db.transaction(system(), (trx) => limit.execute(trx));
  expect([...job, ...request]).toEqual([{ timeout: '50s' }, { timeout: '7s' }]);
});

test('of two writes that block each other, both succeed', async () => {
  const [one, other] = [await addUser(), await addUser()];
  let attempts = 0;
  let meet: () => void;
  const met = new Promise<void>((resolve) => (meet = resolve));
  const swap = (first: string, second: string, name: string) =>
    db.transaction(system(), async (trx) => {
      attempts += 1;
      await trx.updateTable('users').set({ firstName: name }).where('id', '=', first).execute();
      if (attempts === 2) meet();
      await met;
      await trx.updateTable('users').set({ lastName: name }).where('id', '=', second).execute();
    });
  await Promise.all([swap(one, other, 'Cleo'), swap(other, one, 'Dina')]);
  expect(attempts).toBe(3);
  expect([await nameOf(one), await nameOf(other)]).toEqual(['Cleo', 'Dina']);
});

test('a violated constraint becomes its refusal, and a value too long for its column is invalid', async () => {
  const id = await addUser();
  const claim = db.transaction(system(), (trx) =>
    trx
      .insertInto('laundromatClaims')
      .values({ id: randomUUID(), laundromatId: randomUUID(), userId: id })
      .execute(),
  );
  await expect(claim).rejects.toMatchObject({ code: 'laundromatNotFound' });
  const again = db.transaction(system(), (trx) =>
    trx
      .insertInto('users')
      .values({ id, email: 'x', password: 'x', firstName: 'x', lastName: 'x' })
      .execute(),
  );
  await expect(again).rejects.toMatchObject({ code: 'conflict' });
  const wrong = db.transaction(system(), (trx) => sql`select ${'no id'}::uuid`.execute(trx));
  await expect(wrong).rejects.toMatchObject({ code: 'invalidInput' });
});

test('a standby, a lock that takes too long and an unreachable Postgres are unavailable, not a fault', async () => {
  const id = await addUser();
  const standby = db.transaction(system(), async (trx) => {
    await sql`set transaction read only`.execute(trx);
    await trx.updateTable('users').set({ firstName: 'Eva' }).where('id', '=', id).execute();
  });
  await expect(standby).rejects.toBeInstanceOf(DatabaseUnavailable);

  await superuser.query('begin');
  await superuser.query('select from users where id = $1 for update', [id]);
  const locked = db.transaction(system(), async (trx) => {
    await sql`set local lock_timeout = '50ms'`.execute(trx);
    await trx.updateTable('users').set({ firstName: 'Eva' }).where('id', '=', id).execute();
  });
  await expect(locked).rejects.toBeInstanceOf(DatabaseUnavailable);
  await superuser.query('rollback');

  const nowhere = createDatabase('postgres://lavoir_server:x@127.0.0.1:9/lavoir', () => undefined);
  const unreachable = nowhere.transaction(system(), (trx) => sql`select`.execute(trx));
  await expect(unreachable).rejects.toBeInstanceOf(DatabaseUnavailable);
  await nowhere.close();
  expect(await nameOf(id)).toBe('Ana');
});

test('a connection that is lost in a transaction changes nothing, and the next write gets another', async () => {
  const id = await addUser();
  const lost = db.transaction(system(), async (trx) => {
    await trx.updateTable('users').set({ firstName: 'Fay' }).where('id', '=', id).execute();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await superuser.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid]);
  });
  await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await nameOf(id)).toBe('Ana');
  await rename(id, 'Gil');
  expect(await nameOf(id)).toBe('Gil');
});

test('a request that is over writes nothing', async () => {
  const id = await addUser();
  const over = { ...system(), deadline: AbortSignal.abort(new DOMException('late', 'TimeoutError')) };
  const late = db.transaction(over, (trx) =>
    trx.updateTable('users').set({ firstName: 'Hal' }).where('id', '=', id).execute(),
  );
  await expect(late).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await nameOf(id)).toBe('Ana');
});

test('the role of the server changes no schema, truncates nothing and switches no trigger off', async () => {
  const forbidden = [
    'create table x ()',
    'alter table users add x text',
    'drop table reviews',
    'truncate journal_entries',
    'alter table journal_entries disable trigger all',
    "set session_replication_role = 'replica'",
    'create role x',
    'set role postgres',
  ];
  for (const statement of forbidden)
    await expect(
      withClient(place.serverUrl, (client) => client.query(statement)),
      statement,
    ).rejects.toThrow(/permission denied|must be owner/);
});

test('is closed also after nothing but transactions', async () => {
  const closed = createDatabase(place.serverUrl, () => undefined);
  const work = () => closed.transaction(system(), (trx) => sql`select`.execute(trx));
  await work();
  await closed.close();
  await expect(work()).rejects.toThrow('after calling end on the pool');
});

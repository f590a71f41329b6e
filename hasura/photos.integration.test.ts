import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '../actions-server/src/db/database.ts';
import { restoreLaundromat } from '../actions-server/src/laundromats/restore-laundromat.ts';
import { systemWithTimeout } from '../actions-server/src/session/caller.ts';
import type { LaundromatTier } from '../contract/laundromat/laundromat.ts';
import { deletionOf } from '../local-stack/testing/deletion-of.ts';
import { createTestDatabase, type TestDatabase } from '../local-stack/testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;
let other: pg.Client;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.serverUrl, () => undefined);
  [client, other] = await Promise.all([database.connect(), database.connect()]);
});

afterAll(async () => {
  await db?.close();
  await database?.drop();
});

async function addLaundromat(tier: LaundromatTier): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into laundromats (name, address, city, postal_code, is_premium, is_featured)
     values ('Photographiée', '1 rue', 'Lyon', '69003', $1, $2) returning id`,
    [tier !== 'free', tier === 'featured'],
  );
  return rows[0]!.id;
}

const insert = `insert into photos (laundromat_id, url, position)
  select $1, '/photos/x.webp', number - 1 from generate_series(1, $2::int) number`;
const add = (laundromat: string, count = 1, connection = client) =>
  connection.query(insert, [laundromat, count]);

async function photosOf(laundromat: string) {
  const { rows } = await client.query<{ id: string; position: number; is_primary: boolean }>(
    'select id, position, is_primary from photos where laundromat_id = $1 order by position',
    [laundromat],
  );
  return rows;
}
const primaryPositions = async (laundromat: string) =>
  (await photosOf(laundromat)).filter((photo) => photo.is_primary).map(({ position }) => position);

describe('the primary photo', () => {
  test('is the first one, unless another is named', async () => {
    const [plain, named] = [await addLaundromat('premium'), await addLaundromat('premium')];
    await add(plain, 3);
    await client.query(
      `insert into photos (laundromat_id, url, is_primary, position) values
         ($1, '/photos/a.webp', false, 0), ($1, '/photos/b.webp', true, 1)`,
      [named],
    );
    expect([await primaryPositions(plain), await primaryPositions(named)]).toEqual([[0], [1]]);
  });

  test('is the next one when it is deleted, and none when all are', async () => {
    const laundromat = await addLaundromat('premium');
    await add(laundromat, 3);
    await client.query('delete from photos where laundromat_id = $1 and is_primary', [laundromat]);
    expect(await primaryPositions(laundromat)).toEqual([1]);
    await client.query('delete from photos where laundromat_id = $1', [laundromat]);
    expect(await photosOf(laundromat)).toEqual([]);
  });

  test('is one when two first photos come at once', async () => {
    const laundromat = await addLaundromat('free');
    await client.query('begin');
    await add(laundromat);
    const second = add(laundromat, 1, other);
    await client.query('commit');
    await second;
    expect(await primaryPositions(laundromat)).toEqual([0]);
  });

  test('is in no way of deleting the laundromat', async () => {
    const laundromat = await addLaundromat('premium');
    await add(laundromat, 3);
    await client.query('delete from laundromats where id = $1', [laundromat]);
    expect(await photosOf(laundromat)).toEqual([]);
  });
});

test('a deleted laundromat comes back with its photos, whichever of them is the primary one', async () => {
  const laundromat = await addLaundromat('premium');
  await add(laundromat, 3);
  const [, second] = await photosOf(laundromat);
  await client.query('update photos set is_primary = false where laundromat_id = $1', [laundromat]);
  await client.query('update photos set is_primary = true where id = $1', [second!.id]);
  const before = await photosOf(laundromat);
  await client.query('begin');
  const { rows } = await client.query<{ id: string }>(
    `insert into users (email, password, first_name, last_name, role)
     values ('admin@photos.test', 'x', 'Alix', 'Admin', 'admin') returning id`,
  );
  const session = { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': rows[0]!.id };
  await client.query(`select set_config('hasura.user', $1, true)`, [JSON.stringify(session)]);
  for (const statement of deletionOf(laundromat)) await client.query(statement);
  await client.query('commit');
  const admin = { ...systemWithTimeout({}), role: 'site_admin', userId: rows[0]!.id } as const;
  await db.transaction(admin, (trx) => restoreLaundromat(trx, admin, { id: laundromat }));
  expect(await photosOf(laundromat)).toEqual(before);
});

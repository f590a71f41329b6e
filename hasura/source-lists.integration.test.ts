import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../local-stack/testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;
const open = 'e1000000-0000-4000-8000-000000000001';
const twice = 'e1000000-0000-4000-8000-000000000002';
const withdrawn = 'e1000000-0000-4000-8000-000000000003';

beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.connect();
  await client.query(
    `insert into laundromats (id, name, address, city, postal_code, is_active) values
       ('${open}', 'Le Tambour', 'x', 'Lyon', '69002', true), ('${twice}', 'Wash', 'x', 'Lyon', '69002', true),
       ('${withdrawn}', 'Bulle', 'x', 'Lyon', '69002', false)`,
  );
  await client.query(
    `insert into source_objects (type, id, tags, latitude, longitude, class, chosen_class, reason, content_hash, laundromat_id,
       differences, gone_at, still_open_at) values
       ('node', 1, '{"name": "50 % coton_bio"}', 45, 4, 'unclear', null, 'x', 'x', null, '{}', null, null),
       ('node', 2, '{}', 45, 4, 'unclear', 'other', 'x', 'x', null, '{}', null, null),
       ('node', 3, '{}', 45, 4, 'unclear', null, 'x', 'x', null, '{}', now(), null),
       ('node', 4, '{}', 45, 4, 'self_service', null, 'x', 'x', '${open}', '{"phone": "1"}', now(), null),
       ('node', 5, '{}', 45, 4, 'self_service', null, 'x', 'x', '${twice}', '{}', now(), null),
       ('node', 6, '{}', 45, 4, 'self_service', null, 'x', 'x', '${twice}', '{}', null, null),
       ('node', 7, '{}', 45, 4, 'self_service', null, 'x', 'x', '${withdrawn}', '{"phone": "1"}', now(), null),
       ('node', 8, '{}', 45, 4, 'dry_cleaner', null, 'x', 'x', '${open}', '{}', null, null),
       ('node', 9, '{}', 45, 4, 'dry_cleaner', null, 'x', 'x', '${open}', '{}', null, now()),
       ('node', 10, '{}', 45, 4, 'unclear', 'self_service', 'x', 'x', '${open}', '{}', null, null),
       ('node', 11, '{}', 45, 4, 'self_service', null, 'x', 'x', null, '{}', null, null)`,
  );
  await client.query(
    `insert into source_candidates (source_type, source_id, laundromat_id, reason, distance, status) values
       ('node', 11, '${open}', 'near', 1, 'open'), ('node', 11, '${twice}', 'near', 1, 'different'), ('node', 6, '${open}', 'near', 1, 'open')`,
  );
});
afterAll(() => database.drop());

const listed = async (list: string, search = '') =>
  (
    await client.query<{ id: string }>('select id from search_source_objects($1, $2) order by id', [
      list,
      search,
    ])
  ).rows.map(({ id }) => Number(id));

test('each list has what awaits its decision', async () => {
  expect(await listed('unclear')).toEqual([1]);
  expect(await listed('differences')).toEqual([4]);
  expect(await listed('lost')).toEqual([4, 8]);
  expect(await listed('unknown')).toEqual([]);
  const { rows } = await client.query(`select laundromat_id from search_source_candidates('')`);
  expect(rows).toEqual([{ laundromat_id: open }]);
});

test('a search finds words of tags and of the laundromat, and takes signs as they are', async () => {
  expect(await listed('unclear', 'COTON 50')).toEqual([1]);
  expect(await listed('unclear', '50%coton')).toEqual([]);
  expect(await listed('differences', 'lyon tambour')).toEqual([4]);
  expect(await listed('differences', 'wash')).toEqual([]);
});

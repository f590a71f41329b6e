import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../local-stack/testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.connect();
  await client.query(`
    insert into users (id, email, password, first_name, last_name, role) values
      ('00000000-0000-4000-8000-000000000001', 'anne@search.test', 'x', 'Anne', 'Dur_nd', 'owner'),
      ('00000000-0000-4000-8000-000000000002', 'paul@search.test', 'x', 'Paul', 'Durand', 'client');
    insert into laundromats (id, user_id, name, address, city, postal_code, is_active, needs_approval, latitude, longitude, refused_at) values
      ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000001',
       'L''Étoile d''Orléans', '1 rue Neuve', 'Tours', '37000', true, false, 47.4, 0.7, null),
      ('00000000-0000-4000-8000-000000000004', null, 'Le Tambour', '2 rue Neuve', 'Lyon', '69001', false, true, 45.7, 4.8, now())`);
});

afterAll(() => database.drop());

async function found(query: string, ...values: unknown[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(query, values);
  return rows.map(({ name }) => name).sort();
}

const users = (search: string) =>
  found(`select first_name as name from search_users($1) where email like '%search.test'`, search);
const laundromats = (search: string, refused: boolean | null = null) =>
  found('select name from search_all_laundromats($1, $2)', search, refused);

test('each word is looked for anywhere in a row, and a typed wildcard means itself', async () => {
  expect(await users('  anne search.test ')).toEqual(['Anne']);
  expect(await users('DUR_ND')).toEqual(['Anne']);
  expect(await users('dur%nd')).toEqual([]);
  expect(await users('anne paul')).toEqual([]);
  expect(await users('annedur')).toEqual([]);
  expect(await users(' ')).toEqual(['Anne', 'Paul']);
});

test('a laundromat is found by its place, its owner, or its name without accents and punctuation', async () => {
  expect(await laundromats('rue 37000')).toEqual(["L'Étoile d'Orléans"]);
  expect(await laundromats('anne@search')).toEqual(["L'Étoile d'Orléans"]);
  expect(await laundromats('letoile')).toEqual([]);
  expect(await laundromats("l'etoile d'orleans")).toEqual(["L'Étoile d'Orléans"]);
  expect(await laundromats('neuve', true)).toEqual(['Le Tambour']);
  expect(await laundromats('neuve', false)).toEqual(["L'Étoile d'Orléans"]);
});

test('a search costs no more for a thousand words', async () => {
  const { rows } = await client.query<{ patterns: string[] }>('select like_patterns($1) as patterns', [
    'a '.repeat(1000),
  ]);
  expect(rows[0]?.patterns).toHaveLength(20);
});

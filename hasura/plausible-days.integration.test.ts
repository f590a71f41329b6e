import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../local-stack/testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.connect();
});
afterAll(() => database.drop());

const addLaundromat = `with laundromat as (
  insert into laundromats (name, address, postal_code, city) values ('Laverie', '1 rue', '69001', 'Lyon') returning id
)`;

test.each([
  [
    'opening_exceptions_days_plausible',
    (day: string) =>
      `${addLaundromat} insert into opening_exceptions (laundromat_id, first_day, last_day) select id, '${day}', '${day}' from laundromat`,
  ],
  [
    'reviews_visited_on_plausible',
    (day: string) =>
      `${addLaundromat} insert into reviews (laundromat_id, author_name, rating, comment, verification, visited_on) select id, 'A', 5, 'Bien', 'none', '${day}' from laundromat`,
  ],
  [
    'laundromats_featured_until_plausible',
    (day: string) =>
      `insert into laundromats (name, address, postal_code, city, is_premium, is_featured, featured_until)
       values ('Laverie', '1 rue', '69001', 'Lyon', true, true, '${day}')`,
  ],
  ['site_settings_versions_plausible', (day: string) => `update site_settings set terms_version = '${day}'`],
])(
  '%s: a day of the year 26 or 2126 is refused, and one of 2026 is stored',
  async (constraint, statement) => {
    for (const day of ['0026-11-24', '2126-11-24'])
      await expect(client.query(statement(day))).rejects.toMatchObject({ constraint });
    await client.query(statement('2026-11-24'));
  },
);

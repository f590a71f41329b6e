import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../local-stack/testing/test-database.ts';
import { projectMigrations } from './project-migrations.ts';

const migrations = projectMigrations();
const location = migrations.findIndex(({ name }) => name.endsWith('_location'));
let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

test('the migration marks existing coordinates and queues addresses without a point', async () => {
  const client = await database.connect();
  for (const { up } of migrations.slice(0, location)) await client.query(up);
  await client.query(`
    insert into laundromats (name, address, city, postal_code, latitude, longitude) values
      ('Au centre', '1 rue Haute', 'Lyon', '69002', null, null),
      ('À sa porte', '2 rue Haute', 'Lyon', '69002', 45.7632, 4.8336),
      ('Nulle part', '3 rue Haute', 'Nulle-Part', '00000', null, null),
      ('Loin', '4 rue Haute', 'Nulle-Part', '00000', 45.7632, 4.8336)`);
  await client.query(migrations[location]!.up);
  const { rows } = await client.query<{ name: string; source: string; is_queued: boolean }>(
    `select name, location_source as source, g.laundromat_id is not null as is_queued
     from laundromats l left join laundromat_geocodings g on g.laundromat_id = l.id order by l.address`,
  );
  expect(rows.map(({ name, source, is_queued }) => [name, source, is_queued])).toEqual([
    ['Au centre', 'commune', true],
    ['À sa porte', 'address', false],
    ['Nulle part', 'commune', true],
    ['Loin', 'address', false],
  ]);
});

import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../local-stack/testing/test-database.ts';
import { besideTheRoad } from '../../testing/import-setup.ts';
import { importObjects } from './import-objects.ts';

let database: TestDatabase;
let client: pg.Client;
let importer: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.connect();
  importer = new pg.Client({ connectionString: database.serverUrl });
  await importer.connect();
});
afterAll(async () => {
  await importer?.end();
  await database?.drop();
});

beforeEach(() => client.query('truncate laundromats, source_objects cascade'));

const objectWith = (changed: Record<string, string> = {}) => {
  const known = { shop: 'laundry', self_service: 'yes', name: 'Le Tambour', phone: '04 78 37 12 34' };
  const tags = { ...known, ...changed };
  return { type: 'node', id: '1', version: 0, latitude: 45.7634, longitude: 4.8331, tags };
};
const importWith = (changed: Record<string, string> = {}) =>
  importObjects([objectWith(changed)], { client: importer, reverse: besideTheRoad });
const pairs = async () => (await client.query('select from source_candidates')).rowCount;
const differences = async () =>
  (await client.query<{ differences: object }>('select differences from source_objects where id = 1'))
    .rows[0]!.differences;

test('an object that is no longer a laundromat leaves no pair and no differences to decide', async () => {
  const dryCleaner = { name: 'Pressing Bellecour', self_service: 'no' };
  await client.query(
    `insert into laundromats (name, address, city, postal_code, latitude, longitude)
     values ('Wash Bellecour', '14 rue Mercière', 'Lyon', '69002', 45.7635, 4.8332)`,
  );
  await importWith();
  expect(await pairs()).toBe(1);
  await importWith(dryCleaner);
  expect(await pairs()).toBe(0);

  await importWith();
  await client.query(`update laundromats set is_active = true`);
  await client.query(`update source_candidates set status = 'same'`);
  await importWith();
  expect(await differences()).toMatchObject({ name: 'Le Tambour' });
  await importWith(dryCleaner);
  expect(await differences()).toEqual({});
});

test('an object that a complete file lacks leaves no differences to decide', async () => {
  await importWith();
  await client.query(`update laundromats set name = 'Wash Bellecour'`);
  await importWith({ name: 'Le Grand Tambour' });
  expect(await differences()).toEqual({ name: 'Le Grand Tambour' });
  const other = { ...objectWith(), id: '2', latitude: 48.85, longitude: 2.35 };
  await importObjects([other], { client: importer, reverse: besideTheRoad, isComplete: true });
  expect(await differences()).toEqual({});
  await importWith({ name: 'Le Grand Tambour' });
  expect(await differences()).toEqual({ name: 'Le Grand Tambour' });
});

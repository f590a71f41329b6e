import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { besideTheRoad, setUpImport } from '../../testing/import-setup.ts';
import { importObjects } from './import-objects.ts';

let setup: Awaited<ReturnType<typeof setUpImport>>;
beforeAll(async () => {
  setup = await setUpImport();
});
afterAll(() => setup?.close());

beforeEach(() => setup.client.query('truncate laundromats, source_objects cascade'));

const objectWith = (changed: Record<string, string> = {}) => {
  const known = { shop: 'laundry', self_service: 'yes', name: 'Le Tambour', phone: '04 78 37 12 34' };
  const tags = { ...known, ...changed };
  return { type: 'node', id: '1', version: 0, latitude: 45.7634, longitude: 4.8331, tags };
};
const importWith = (changed: Record<string, string> = {}) =>
  importObjects([objectWith(changed)], { client: setup.importer, reverse: besideTheRoad });
const pairs = async () => (await setup.client.query('select from source_candidates')).rowCount;
const differences = async () =>
  (await setup.client.query<{ differences: object }>('select differences from source_objects where id = 1'))
    .rows[0]!.differences;

test('an object that is no longer a laundromat leaves no pair and no differences to decide', async () => {
  const dryCleaner = { name: 'Pressing Bellecour', self_service: 'no' };
  await setup.client.query(
    `insert into laundromats (name, address, city, postal_code, latitude, longitude)
     values ('Wash Bellecour', '14 rue Mercière', 'Lyon', '69002', 45.7635, 4.8332)`,
  );
  await importWith();
  expect(await pairs()).toBe(1);
  await importWith(dryCleaner);
  expect(await pairs()).toBe(0);

  await importWith();
  await setup.client.query(`update laundromats set is_active = true`);
  await setup.client.query(`update source_candidates set status = 'same'`);
  await importWith();
  expect(await differences()).toMatchObject({ name: 'Le Tambour' });
  await importWith(dryCleaner);
  expect(await differences()).toEqual({});
});

test('an object that a complete file lacks leaves no differences to decide', async () => {
  await importWith();
  await setup.client.query(`update laundromats set name = 'Wash Bellecour'`);
  await importWith({ name: 'Le Grand Tambour' });
  expect(await differences()).toEqual({ name: 'Le Grand Tambour' });
  const other = { ...objectWith(), id: '2', latitude: 48.85, longitude: 2.35 };
  await importObjects([other], { client: setup.importer, reverse: besideTheRoad, isComplete: true });
  expect(await differences()).toEqual({});
  await importWith({ name: 'Le Grand Tambour' });
  expect(await differences()).toEqual({ name: 'Le Grand Tambour' });
});

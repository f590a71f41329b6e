import { createReadStream } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../local-stack/testing/test-database.ts';
import { generatedObjects } from '../../testing/generated-objects.ts';
import { besideTheRoad, importedRows } from '../../testing/import-setup.ts';
import { importObjects, type ImportOptions } from './import-objects.ts';
import { readSourceFile } from './read-source-file.ts';
import type { SourceObject } from './source-object.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.connect();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await client.query('truncate laundromats, source_objects cascade');
});

async function importCounts(objects: readonly SourceObject[], options: Partial<ImportOptions> = {}) {
  const report = await importObjects(objects, { client, reverse: besideTheRoad, ...options });
  return report.counts('Laundromats');
}

const tambour: SourceObject = {
  type: 'node',
  id: '1',
  version: 1,
  latitude: 45.7634,
  longitude: 4.8331,
  tags: {
    shop: 'laundry',
    self_service: 'yes',
    name: 'Le Tambour',
    phone: '04 78 37 12 34',
    opening_hours: 'Mo-Su 07:00-22:00',
    'addr:housenumber': '12',
    'addr:street': 'Rue Mercière',
    'addr:postcode': '69002',
    'addr:city': 'Lyon',
    'payment:coins': 'yes',
  },
};
const changed = (tags: Record<string, string>, more: Partial<SourceObject> = {}): SourceObject => ({
  ...tambour,
  version: 2,
  ...more,
  tags: { ...tambour.tags, ...tags },
});

const laundromats = async () =>
  (await client.query<Record<string, unknown>>('select * from laundromats order by name')).rows;
const laundromat = async () => (await laundromats())[0]!;
const objectRow = async (id = '1') =>
  (await client.query<Record<string, unknown>>('select * from source_objects where id = $1', [id])).rows[0]!;

async function changeOnSite(assignment: string) {
  await client.query('begin');
  await client.query(`select set_config('hasura.user', '{"x-hasura-role": "site_admin"}', true)`);
  await client.query(`update laundromats set ${assignment}`);
  await client.query('commit');
}

test('an object becomes a published laundromat without owner', async () => {
  expect(await importCounts([tambour])).toEqual({ new: 1 });
  expect(await laundromat()).toMatchObject({
    name: 'Le Tambour',
    slug: 'le-tambour-lyon',
    address: '12 Rue Mercière',
    postal_code: '69002',
    city: 'Lyon',
    region: 'Auvergne-Rhône-Alpes',
    location_source: 'pin',
    phone: '04 78 37 12 34',
    hours: '7h-22h, 7j/7',
    user_id: null,
    plan_id: null,
    is_active: true,
    price_from: null,
    facts_checked_at: null,
    assumed_facts: [],
    service_ids: ['a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-00000000000b'],
  });
  const { rows } = await client.query('select from laundromat_services');
  expect(rows).toHaveLength(2);
});

test('the sample imports six of eight objects, and a second time changes nothing', async () => {
  const sample = path.resolve(import.meta.dirname, '../../testing/osm-sample.geojson');
  const { objects } = await readSourceFile(createReadStream(sample));
  const report = await importObjects(objects, { client, reverse: besideTheRoad });
  expect(report.counts('Laundromats')).toEqual({ new: 6, 'not imported': 2 });
  expect((await laundromats()).map(({ name }) => name)).toEqual([
    'Laverie Speed Queen Reims St Remi',
    'Laverie, rue Jean Jaurès',
    'Laverie, rue du Temple',
    'Laverie, rue du Temple',
    'Laverie, rue du Temple',
    'Le Lavoir',
  ]);
  const before = await importedRows(client);
  expect(await importCounts(objects)).toEqual({ unchanged: 6, 'not imported': 2 });
  expect(await importedRows(client)).toEqual(before);
});

test('a later version updates what the site has left alone, and an older one is ignored', async () => {
  await importCounts([tambour]);
  const moved = changed(
    {
      phone: '04 78 00 00 00',
      opening_hours: '24/7',
      'payment:contactless': 'yes',
      check_date: '2026-05-04',
    },
    { latitude: 45.764 },
  );
  expect(await importCounts([moved])).toEqual({ updated: 1 });
  expect(await laundromat()).toMatchObject({
    phone: '04 78 00 00 00',
    weekly_hours: 'always',
    latitude: '45.76400000',
    location_source: 'pin',
    facts_checked_at: new Date('2026-05-04T10:00:00Z'),
  });
  expect((await laundromat())['service_ids']).toHaveLength(3);
  expect(await importCounts([tambour])).toEqual({});
  expect(await importCounts([moved])).toEqual({ unchanged: 1 });
});

test('what was written on the site wins, and the difference is listed', async () => {
  await importCounts([tambour]);
  await changeOnSite(`phone = '06 11 11 11 11'`);
  expect(await importCounts([changed({ phone: '04 78 00 00 00', name: 'Le Grand Tambour' })])).toEqual({
    updated: 1,
  });
  expect(await laundromat()).toMatchObject({ phone: '06 11 11 11 11', name: 'Le Grand Tambour' });
  expect((await objectRow())['differences']).toEqual({ phone: '04 78 00 00 00' });
});

test('a difference that an administrator declined comes back when the source has another value', async () => {
  await importCounts([tambour]);
  await changeOnSite(`phone = '06 11 11 11 11'`);
  await client.query(`update source_objects set kept = '{"phone": "04 78 37 12 34"}'`);
  await importCounts([tambour]);
  expect((await objectRow())['differences']).toEqual({});
  await importCounts([changed({ phone: '04 78 00 00 00' })]);
  expect((await objectRow())['differences']).toEqual({ phone: '04 78 00 00 00' });
});

test('an object that is gone again has to be confirmed again', async () => {
  const other = { ...tambour, id: '2', latitude: 48.85, longitude: 2.35 };
  await importCounts([tambour, other]);
  await importCounts([other], { isComplete: true });
  await client.query(`update source_objects set still_open_at = now() where id = 1`);
  await importCounts([tambour, other], { isComplete: true });
  expect(await objectRow()).toMatchObject({ gone_at: null, still_open_at: null });
});

test('facts that were confirmed on the site no longer follow the source', async () => {
  await importCounts([tambour]);
  await changeOnSite('facts_checked_at = now()');
  await importCounts([changed({ opening_hours: '24/7' })]);
  expect(await laundromat()).toMatchObject({ hours: '7h-22h, 7j/7' });
  expect((await objectRow())['differences']).toMatchObject({ hours: { weekly: 'always' } });
});

test('a laundromat with an owner is recognized, and stays as its owner wrote it', async () => {
  await client.query(
    `insert into users (id, email, password, first_name, last_name, role)
     values ('e0000000-0000-4000-8000-000000000001', 'o@example.fr', 'x', 'Odile', 'D', 'owner') on conflict do nothing`,
  );
  await client.query(
    `insert into laundromats (user_id, name, address, city, postal_code, latitude, longitude, hours)
     values ('e0000000-0000-4000-8000-000000000001', 'Laverie du Tambour', '12 rue Mercière', 'Lyon', '69002', 45.7633, 4.8332, null)`,
  );
  expect(await importCounts([tambour])).toEqual({ unchanged: 1 });
  expect(await laundromat()).toMatchObject({ name: 'Laverie du Tambour', phone: null, hours: null });
  expect((await objectRow())['differences']).toMatchObject({ name: 'Le Tambour', phone: '04 78 37 12 34' });
});

test('a neighbour that may be the same waits for an administrator, whose decision the next import applies', async () => {
  const [id] = (
    await client.query<{ id: string }>(
      `insert into laundromats (name, address, city, postal_code, latitude, longitude)
       values ('Wash Bellecour', '14 rue Mercière', 'Lyon', '69002', 45.7635, 4.8332) returning id`,
    )
  ).rows;
  const waits = { 'to be compared by an administrator (near)': 1 };
  expect(await importCounts([tambour])).toEqual(waits);
  expect(await importCounts([tambour])).toEqual(waits);
  expect(await laundromats()).toHaveLength(1);

  await client.query(`update source_candidates set status = 'same'`);
  expect(await importCounts([tambour])).toEqual({ updated: 1 });
  expect(await laundromat()).toMatchObject({ name: 'Wash Bellecour', phone: '04 78 37 12 34' });
  expect((await objectRow())['laundromat_id']).toBe(id!.id);

  await client.query(`update source_candidates set status = 'different'`);
  await client.query('update source_objects set laundromat_id = null');
  expect(await importCounts([tambour])).toEqual({ new: 1 });
});

test('two objects of one laundromat create it once', async () => {
  const way: SourceObject = { ...tambour, type: 'way', id: '9', longitude: 4.8332 };
  expect(await importCounts([tambour, way])).toEqual({ new: 1, unchanged: 1 });
  expect(await laundromats()).toHaveLength(1);
  expect(await importCounts([tambour, way], { batchSize: 1 })).toEqual({ unchanged: 2 });
});

test('an unclear object waits until an administrator chooses its class', async () => {
  const unclear = { ...tambour, tags: { shop: 'laundry' } };
  expect(await importCounts([unclear])).toEqual({ 'not imported': 1 });
  await client.query(`update source_objects set chosen_class = 'self_service'`);
  expect(await importCounts([unclear])).toEqual({ new: 1 });
});

test('a laundromat that was deleted on the site is not created again, nor does an update publish a refused one', async () => {
  await importCounts([tambour]);
  await client.query('update laundromats set is_active = false, refused_at = now(), needs_approval = true');
  expect(await importCounts([changed({ name: 'Autre' })])).toEqual({ 'not published: left alone': 1 });
  expect(await laundromat()).toMatchObject({ name: 'Le Tambour', is_active: false });
  await client.query('delete from laundromats');
  expect(await importCounts([changed({ name: 'Encore' }, { version: 3 })])).toEqual({
    'deleted on the site: not created again': 1,
  });
  expect(await laundromats()).toEqual([]);
});

test('an object that a complete file lacks is marked as gone, and found again', async () => {
  const other = { ...tambour, id: '2', latitude: 48.85, longitude: 2.35 };
  await importCounts([tambour, other]);
  await importCounts([other]);
  expect((await objectRow())['gone_at']).toBeNull();
  await importCounts([other], { isComplete: true });
  expect((await objectRow())['gone_at']).toBeInstanceOf(Date);
  expect(await laundromat()).toMatchObject({ is_active: true });
  await importCounts([tambour, other], { isComplete: true });
  expect((await objectRow())['gone_at']).toBeNull();
});

test('a file that calls itself complete but lacks many objects marks none as gone', async () => {
  const many = generatedObjects(100);
  await importCounts(many);
  const report = await importObjects(many.slice(50), { client, reverse: besideTheRoad, isComplete: true });
  expect(Object.keys(report.counts('Gone'))).toEqual([expect.stringContaining('the file is not complete')]);
  expect((await client.query('select from source_objects where gone_at is not null')).rows).toEqual([]);
});

test('a dry run reports the same and changes nothing', async () => {
  const beside = {
    ...tambour,
    id: '2',
    tags: { ...tambour.tags, name: 'Lav Presto', phone: '04 78 37 56 78' },
  };
  const dry = await importObjects([tambour, beside], { client, reverse: null, batchSize: 1, isDryRun: true });
  expect(await importedRows(client)).toEqual({ laundromats: null, objects: null, candidates: null });
  const real = await importObjects([tambour, beside], { client, reverse: null, batchSize: 1 });
  expect(real.counts('Laundromats')).toMatchObject({ new: 1 });
  expect(dry.text()).toBe(real.text());
});

test('objects outside France and crowds are left out', async () => {
  const objects = [
    { ...tambour, id: '3', latitude: 52.52, longitude: 13.4 },
    { ...tambour, id: '4', latitude: 0, longitude: 0 },
    { ...tambour, id: '5', latitude: 999, longitude: 4 },
    { ...tambour, id: '6', tags: { ...tambour.tags, 'addr:country': 'CH' } },
    ...Array.from({ length: 40_000 }, (_, index) => ({
      ...tambour,
      id: String(1_000 + index),
      latitude: 44.005,
      longitude: 4.005,
    })),
  ];
  const report = await importObjects(objects, { client, reverse: besideTheRoad });
  expect(report.counts('Left out')).toEqual({
    'outside France': 4,
    'more than 100 laundries in one square kilometre': 40_000,
  });
  expect(await laundromats()).toEqual([]);
});

test('without the geocoder a town is guessed, marked, and completed by a later import', async () => {
  const bare = { ...tambour, tags: { shop: 'laundry', name: 'Laverie' } };
  await importCounts([bare], { reverse: () => Promise.reject(new Error('down')) });
  expect(await laundromat()).toMatchObject({
    name: 'Laverie de Lyon',
    address: 'Adresse à préciser',
    assumed_facts: ['city', 'postal_code'],
  });
  const inLyon = () =>
    Promise.resolve({ address: '12 Rue Mercière', postalCode: '69002', city: 'Lyon', distance: 9 });
  expect(await importCounts([bare], { reverse: inLyon })).toEqual({ updated: 1 });
  expect(await laundromat()).toMatchObject({
    name: 'Laverie, rue Mercière',
    address: '12 Rue Mercière',
    location_source: 'pin',
    assumed_facts: [],
  });
  expect(await importCounts([bare], { reverse: () => Promise.reject(new Error('asked again')) })).toEqual({
    unchanged: 1,
  });
});

test('one value that the database refuses leaves out its object only', async () => {
  await client.query(`alter table laundromats add constraint no_zebra check (name <> 'Zebra')`);
  const zebra = { ...changed({ name: 'Zebra' }), id: '2', latitude: 48.85, longitude: 2.35 };
  const report = await importObjects([zebra, tambour], { client, reverse: besideTheRoad });
  await client.query('alter table laundromats drop constraint no_zebra');
  expect(report.counts('Left out')).toEqual({ 'refused by the database (no_zebra)': 1 });
  expect(await laundromats()).toHaveLength(1);
});

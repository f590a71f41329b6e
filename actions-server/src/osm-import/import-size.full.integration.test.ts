import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../local-stack/testing/test-database.ts';
import { generatedObjects } from '../../testing/generated-objects.ts';
import { besideTheRoad, importedRows } from '../../testing/import-setup.ts';
import { importObjects } from './import-objects.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.connect();
});
afterAll(() => database.drop());

const objects = generatedObjects(1_500);
let notImported: number | undefined;

test('a file with duplicates and gaps is imported completely after an interruption', async () => {
  const interrupted = importObjects(objects, {
    client,
    reverse: besideTheRoad,
    onProgress: () => {
      throw new Error('stopped');
    },
  });
  await expect(interrupted).rejects.toThrow('stopped');

  const report = await importObjects(objects, { client, reverse: besideTheRoad });
  const { unchanged, new: created, 'not imported': left } = report.counts('Laundromats');
  expect({ unchanged: unchanged! > 200, created: created! > 200 }).toEqual({
    unchanged: true,
    created: true,
  });
  notImported = left;
});

test('the same file once more changes nothing', async () => {
  const before = await importedRows(client);
  const again = await importObjects(objects, { client, reverse: besideTheRoad });
  expect(await importedRows(client)).toEqual(before);
  expect(again.counts('Laundromats')).toMatchObject({ 'not imported': notImported });
  expect(again.counts('Updated facts')).toEqual({});
});

test('an object beside a laundromat without a place waits for an administrator, by its address or its phone', async () => {
  await client.query('truncate laundromats, source_objects cascade');
  await client.query(
    `insert into laundromats (name, address, city, postal_code, phone, is_active) values
       ('Autre nom', '12 r. Mercière', 'Lyon', '69002', null, true), ('Encore un', '1 quai Saint-Antoine', 'Lyon', '69002', '04 78 37 12 34', true)`,
  );
  const object = (id: string, latitude: number, tags: object) => ({
    type: 'node',
    id,
    version: 1,
    latitude,
    longitude: 4.8331,
    tags: { shop: 'laundry', self_service: 'yes', 'addr:postcode': '69002', 'addr:city': 'Lyon', ...tags },
  });
  const street = { 'addr:housenumber': '12', 'addr:street': 'Rue Mercière', name: 'Le Tambour' };
  const objects = [
    object('1', 45.7634, street),
    object('2', 45.7605, { name: 'Bulle', phone: '+33 4 78 37 12 34' }),
  ];
  await importObjects(objects, { client, reverse: besideTheRoad });
  const { rows } = await client.query(
    `select c.source_id as id, l.name, c.reason, c.status from source_candidates c join laundromats l on l.id = c.laundromat_id order by 1`,
  );
  expect(rows).toEqual([
    { id: '1', name: 'Autre nom', reason: 'same_address', status: 'open' },
    { id: '2', name: 'Encore un', reason: 'same_phone', status: 'open' },
  ]);
  expect((await client.query('select from laundromats')).rowCount).toBe(2);
});

test('a change while the geocoder is unavailable keeps the address that it gave before', async () => {
  await client.query('truncate laundromats, source_objects cascade');
  const laundry = { type: 'node', id: '1', version: 1, latitude: 49.25, longitude: 4.03 };
  const tags = { shop: 'laundry', name: 'Laverie du Pont' };
  await importObjects([{ ...laundry, tags }], { client, reverse: besideTheRoad });
  const changed = { ...laundry, version: 2, tags: { ...tags, phone: '03 26 00 00 00' } };
  await importObjects([changed], { client, reverse: () => Promise.reject(new Error('down')) });
  const { rows } = await client.query('select address, phone, location_source from laundromats');
  expect(rows).toEqual([{ address: '3 Rue du Temple', phone: '03 26 00 00 00', location_source: 'pin' }]);
});

test('what an administrator decides while an import asks the geocoder is not undone', async () => {
  await client.query('truncate laundromats, source_objects cascade');
  const laundry = { type: 'node', id: '1', version: 1, latitude: 49.25, longitude: 4.03 };
  const tags = { shop: 'laundry', name: 'Laverie du Pont', phone: '03 26 00 00 00' };
  await importObjects([{ ...laundry, tags }], { client, reverse: besideTheRoad });
  await client.query(`update laundromats set phone = '03 26 11 11 11'`);
  const decideMeanwhile = async () => {
    await client.query(
      `update source_objects set kept = '{"phone": "03 26 00 00 00"}', imported = imported || '{"name": "Pont"}'`,
    );
    return besideTheRoad();
  };
  const changed = { ...laundry, version: 2, tags: { ...tags, website: 'https://pont.example' } };
  await importObjects([changed], { client, reverse: decideMeanwhile });
  const { rows } = await client.query(`select differences, imported ->> 'name' as name from source_objects`);
  expect(rows).toEqual([{ differences: {}, name: 'Pont' }]);
});

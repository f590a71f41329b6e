import { Ajv } from 'ajv';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import indexSchema from '#contract/open-data/index.schema.json' with { type: 'json' };
import geojsonSchema from '#contract/open-data/laveries.schema.json' with { type: 'json' };
import { openDataFiles, openDataPath } from '#contract/open-data/open-data.ts';
import { startFakeBucket } from '../../testing/fake-bucket.ts';
import { downloadFrom, type OpenDataSetup, readBytes, setUpOpenData } from '../../testing/open-data-setup.ts';

const ajv = new Ajv({
  formats: {
    uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    date: /^\d{4}-\d\d-\d\d$/,
    'date-time': (text: string) => !Number.isNaN(Date.parse(text)),
    uri: (text: string) => URL.canParse(text),
  },
});

let setup: OpenDataSetup;
beforeAll(async () => void (setup = await setUpOpenData()));
afterAll(() => setup?.close());
beforeEach(() => setup.resetRows());

const propertiesOf = (geojson: { features: { id: string; properties: Record<string, unknown> }[] }) =>
  geojson.features.find(({ id }) => id === setup.mapped)?.properties;

test('the files fit their schemas, their checksums and each other', async () => {
  const { texts, geojson, csv, differences, index } = await setup.makeAndDownload();
  expect([ajv.validate(geojsonSchema, geojson), ajv.errorsText()]).toEqual([true, 'No errors']);
  expect([ajv.validate(indexSchema, index), ajv.errorsText()]).toEqual([true, 'No errors']);
  expect(csv.map(({ id }) => id)).toEqual(geojson.features.map(({ id }: { id: string }) => id));
  expect(index.counts).toEqual({ laundromats: csv.length, differences: differences.length });
  for (const [position, text] of texts.slice(0, 4).entries())
    expect(index.files[position]).toMatchObject({
      bytes: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
    });
});

test('they contain published laundromats with a source, and no others', async () => {
  const { geojson, csv } = await setup.makeAndDownload();
  expect(geojson.features.map(({ id }: { id: string }) => id)).toEqual([setup.mapped]);
  expect(propertiesOf(geojson)).toMatchObject({
    sources: [{ type: 'node', id: '102', version: 1, seen_on: '2026-11-22', gone_on: null }],
  });
  expect(csv[0]).toMatchObject({ sources: 'node/102@1' });
});

test('a French Excel opens the table with semicolons, decimal commas, accents and hours that are no date', async () => {
  const { texts, csv, excel } = await setup.makeAndDownload();
  expect(texts[2]).toMatch(/^\ufeff"id";"url";/);
  const hours = '="24/7"';
  expect(excel[0]).toEqual({ ...csv[0], latitude: '45,76', longitude: '4,83', opening_hours: hours });
});

test('a contact that the owner typed is not published, and one of the source is', async () => {
  await setup.sql.query(
    `update laundromats set phone = '06 11 11 11 11', website = 'https://source.example/' where id = $1`,
    [setup.mapped],
  );
  const { texts, geojson } = await setup.makeAndDownload();
  expect(propertiesOf(geojson)).toMatchObject({ phone: null, website: 'https://source.example/' });
  expect(texts.join()).not.toContain('06 11 11 11 11');
});

test('a change that awaits moderation is not published', async () => {
  await setup.sql.query(
    `update laundromats set name = 'Nouveau nom', changed_at = now(),
       approved_content = '{"name": "Publiée", "address": "1 rue des Règles", "postal_code": "69001", "city": "Lyon"}'
     where id = $1`,
    [setup.mapped],
  );
  const { texts, geojson } = await setup.makeAndDownload();
  expect(propertiesOf(geojson)).toMatchObject({ name: 'Publiée' });
  expect(texts.join()).not.toContain('Nouveau nom');
});

test('a guessed town and an unknown address are empty', async () => {
  await setup.sql.query(
    `update laundromats set address = 'Adresse à préciser', assumed_facts = '{city,postal_code}' where id = $1`,
    [setup.mapped],
  );
  const { csv } = await setup.makeAndDownload();
  expect(csv[0]).toMatchObject({ address: '', city: '', postcode: '' });
});

test('differences show tags beside the values of the site, and objects that are gone', async () => {
  const week = JSON.stringify([...Array(6).fill([['07:00', '21:00']]), []]);
  await setup.sql.query(
    `update laundromats set name = 'Le Grand Tambour', weekly_hours = $2, hours = '7h-21h du lundi au samedi',
       latitude = 45.761, longitude = 4.83, location_source = 'pin'
     where id = $1`,
    [setup.mapped, week],
  );
  await setup.sql.query(
    `update source_objects set tags = tags || '{"opening_hours": "24/7"}',
       facts = facts || '{"hours": {"text": "24h/24", "weekly": "always", "holidays": "unknown"}}'
     where id = 102`,
  );
  const byField = (rows: Record<string, string>[]) =>
    Object.fromEntries(
      rows.map(({ field, source_value, site_value }) => [field, [source_value, site_value]]),
    );
  const { differences } = await setup.makeAndDownload();
  expect(byField(differences)).toMatchObject({
    name: ['Publiée', 'Le Grand Tambour'],
    opening_hours: ['24/7', 'Mo-Sa 07:00-21:00; Su off'],
    position: ['45.76 4.83', '45.761 4.83'],
  });
  expect(differences[0]).toMatchObject({
    source_url: 'https://www.openstreetmap.org/node/102',
    source_version: '1',
  });

  await setup.sql.query(`update source_objects set gone_at = '2026-11-23T03:00Z' where id = 102`);
  expect(byField((await setup.makeAndDownload()).differences)).toEqual({
    object: ['absent depuis le 2026-11-23', 'publiée'],
  });
});

describe('the addresses', () => {
  beforeEach(async () => void (await setup.runCron()));

  test('may be read by pages of any origin, and cached', async () => {
    const { headers } = await request(setup.app)
      .get(openDataPath(openDataFiles.csv))
      .set('Origin', 'https://elsewhere.example');
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
      'content-type': 'text/csv; charset=utf-8; header=present',
      vary: 'Accept-Encoding',
      link: '<https://opendatacommons.org/licenses/odbl/1-0/>; rel="license"',
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test.each(Object.values(openDataFiles))('%s is sent again only when it has changed', async (name) => {
    const path = openDataPath(name);
    for (const encoding of ['gzip', 'identity']) {
      const { headers } = await request(setup.app).get(path).set('Accept-Encoding', encoding);
      const again = await request(setup.app)
        .get(path)
        .set('Accept-Encoding', encoding)
        .set('If-None-Match', headers.etag!);
      expect([again.status, again.text ?? '']).toEqual([304, '']);
    }
    expect((await request(setup.app).post(path)).status).toBe(405);
  });

  test('are compressed for those who accept it, under another ETag', async () => {
    const path = openDataPath(openDataFiles.geojson);
    const plain = await request(setup.app).get(path).set('Accept-Encoding', 'identity');
    const compressed = await request(setup.app)
      .get(path)
      .set('Accept-Encoding', 'gzip')
      .buffer(true)
      .parse(readBytes);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(compressed.headers.etag).not.toBe(plain.headers.etag);
    const body = compressed.body as Buffer;
    expect(JSON.parse(String(body[0] === 0x1f ? gunzipSync(body) : body)).type).toBe('FeatureCollection');
  });

  test('answer HEAD with the size and without a body', async () => {
    const answer = await request(setup.app)
      .head(openDataPath(openDataFiles.csv))
      .set('Accept-Encoding', 'identity');
    expect(answer.status).toBe(200);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(100);
    expect(answer.text).toBeUndefined();
  });

  test('do not exist beside the files', async () => {
    for (const name of ['accounts.csv', 'open-data.json', '..%2fopen-data.json'])
      expect([name, (await request(setup.app).get(`/donnees/${name}`)).status]).toEqual([name, 404]);
  });
});

test('a job that runs twice at once makes one set of files', async () => {
  const answers = await Promise.all([setup.runCron(), setup.runCron()]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
});

test('while Hasura is down the files of yesterday are sent, and a new site says that it is unavailable', async () => {
  await setup.runCron();
  const down = { HASURA_URL: 'http://127.0.0.1:9' };
  const old = setup.appWith(down);
  expect((await setup.runCron(old)).status).toBe(503);
  expect(JSON.parse(await downloadFrom(old, openDataFiles.geojson)).features).toHaveLength(1);

  const empty = mkdtempSync(path.join(tmpdir(), 'lavoir-open-data-test-'));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  const fresh = setup.appWith({ ...down, PHOTOS_DIRECTORY: empty });
  const answer = await request(fresh).get(openDataPath(openDataFiles.index));
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
});

test('in a bucket the files are the same, and a bucket that fails is a 503', async () => {
  const bucket = await startFakeBucket('photos-of-test');
  onTestFinished(() => bucket.stop());
  const app = setup.appWith(bucket.settings);
  expect(JSON.parse(await downloadFrom(app, openDataFiles.geojson)).features).toHaveLength(1);
  expect([...bucket.files.keys()].filter((name) => name.startsWith('open-data'))).toHaveLength(9);
  bucket.state.broken = true;
  expect((await request(app).get(openDataPath(openDataFiles.geojson))).status).toBe(503);
  expect((await setup.runCron(app)).status).toBe(500);
});

import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Ajv } from 'ajv';
import { parse } from 'csv-parse/sync';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import indexSchema from '#contract/open-data/index.schema.json' with { type: 'json' };
import geojsonSchema from '#contract/open-data/laveries.schema.json' with { type: 'json' };
import { openDataFiles, openDataPath, type OpenDataFile } from '#contract/open-data/open-data.ts';
import { startFakeBucket } from '../../testing/fake-bucket.ts';
import { setUpServer, type ServerSetup } from '../../testing/server-setup.ts';

const dataset = readFileSync(path.resolve(import.meta.dirname, '../../../hasura/tests/dataset.sql'), 'utf8');
/** Of the dataset: published, with an owner, and described by node 102. */
const mapped = 'e1000000-0000-4000-8000-000000000001';

const ajv = new Ajv({
  formats: {
    uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    date: /^\d{4}-\d\d-\d\d$/,
    'date-time': (text: string) => !Number.isNaN(Date.parse(text)),
    uri: (text: string) => URL.canParse(text),
  },
});

let setup: ServerSetup;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lavoir-open-data-test-'));
  setup = await setUpServer({ PHOTOS_DIRECTORY: folder });
});
afterAll(async () => {
  await setup?.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await setup.sql.query(dataset);
  await setup.sql.query(
    `update source_objects set tags = tags || '{"phone": "+33 4 78 00 00 00"}',
       facts = '{"name": "Publiée", "phone": "04 78 00 00 00", "website": "https://source.example/",
         "address": {"address": "1 Rue des Règles", "postalCode": "69001", "city": "Lyon"},
         "location": {"latitude": 45.76, "longitude": 4.83}, "hours": null, "services": []}'
     where id = 102`,
  );
});

const runCron = (app = setup.app) =>
  request(app)
    .post('/cron/make_open_data')
    .set('x-hook-secret', setup.env.HOOK_SECRET)
    .send({ id: 'x', name: 'make_open_data' });

async function download(name: OpenDataFile, app = setup.app): Promise<string> {
  const answer = await request(app)
    .get(openDataPath(name))
    .set('Accept-Encoding', 'identity')
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });
  expect(answer.status).toBe(200);
  return (answer.body as Buffer).toString();
}

async function makeAndDownload() {
  expect((await runCron()).status).toBe(204);
  const [geojson, csv, differences, index] = await Promise.all([
    download(openDataFiles.geojson),
    download(openDataFiles.csv),
    download(openDataFiles.differences),
    download(openDataFiles.index),
  ]);
  return {
    texts: [geojson, csv, differences, index],
    geojson: JSON.parse(geojson),
    csv: parse(csv, { columns: true }) as Record<string, string>[],
    differences: parse(differences, { columns: true }) as Record<string, string>[],
    index: JSON.parse(index),
  };
}

const propertiesOf = (geojson: { features: { id: string; properties: Record<string, unknown> }[] }) =>
  geojson.features.find(({ id }) => id === mapped)?.properties;

test('the files fit their schemas, their checksums and each other', async () => {
  const { texts, geojson, csv, differences, index } = await makeAndDownload();
  expect([ajv.validate(geojsonSchema, geojson), ajv.errorsText()]).toEqual([true, 'No errors']);
  expect([ajv.validate(indexSchema, index), ajv.errorsText()]).toEqual([true, 'No errors']);
  expect(csv.map(({ id }) => id)).toEqual(geojson.features.map(({ id }: { id: string }) => id));
  expect(index.counts).toEqual({ laundromats: csv.length, differences: differences.length });
  for (const [position, text] of texts.slice(0, 3).entries())
    expect(index.files[position]).toMatchObject({
      bytes: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
    });
});

test('they contain published laundromats with a source, and no others', async () => {
  const { geojson, csv } = await makeAndDownload();
  expect(geojson.features.map(({ id }: { id: string }) => id)).toEqual([mapped]);
  expect(propertiesOf(geojson)).toMatchObject({
    sources: [{ type: 'node', id: '102', version: 1, seen_on: '2026-11-22', gone_on: null }],
  });
  expect(csv[0]).toMatchObject({ sources: 'node/102@1' });
});

test('a contact that the owner typed is not published, and one of the source is', async () => {
  await setup.sql.query(
    `update laundromats set phone = '06 11 11 11 11', website = 'https://source.example/' where id = $1`,
    [mapped],
  );
  const { texts, geojson } = await makeAndDownload();
  expect(propertiesOf(geojson)).toMatchObject({ phone: null, website: 'https://source.example/' });
  expect(texts.join()).not.toContain('06 11 11 11 11');
});

test('a change that awaits moderation is not published', async () => {
  await setup.sql.query(
    `update laundromats set name = 'Nouveau nom', changed_at = now(),
       approved_content = '{"name": "Publiée", "address": "1 rue des Règles", "postal_code": "69001", "city": "Lyon"}'
     where id = $1`,
    [mapped],
  );
  const { texts, geojson } = await makeAndDownload();
  expect(propertiesOf(geojson)).toMatchObject({ name: 'Publiée' });
  expect(texts.join()).not.toContain('Nouveau nom');
});

test('a guessed town and an unknown address are empty', async () => {
  await setup.sql.query(
    `update laundromats set address = 'Adresse à préciser', assumed_facts = '{city,postal_code}' where id = $1`,
    [mapped],
  );
  const { csv } = await makeAndDownload();
  expect(csv[0]).toMatchObject({ address: '', city: '', postcode: '' });
});

test('differences show tags beside the values of the site, and objects that are gone', async () => {
  const week = JSON.stringify([...Array(6).fill([['07:00', '21:00']]), []]);
  await setup.sql.query(
    `update laundromats set name = 'Le Grand Tambour', weekly_hours = $2, hours = '7h-21h du lundi au samedi',
       latitude = 45.761, longitude = 4.83, location_source = 'pin'
     where id = $1`,
    [mapped, week],
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
  const { differences } = await makeAndDownload();
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
  expect(byField((await makeAndDownload()).differences)).toEqual({
    object: ['absent depuis le 2026-11-23', 'publiée'],
  });
});

describe('the addresses', () => {
  beforeEach(async () => void (await runCron()));

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
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(compressed.headers.etag).not.toBe(plain.headers.etag);
    const body = compressed.body as Buffer;
    // supertest decompresses what it recognizes.
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
  const answers = await Promise.all([runCron(), runCron()]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
});

test('while Hasura is down the files of yesterday are sent, and a new site says that it is unavailable', async () => {
  await runCron();
  const down = { HASURA_URL: 'http://127.0.0.1:9' };
  const old = setup.appWith(down);
  expect((await runCron(old)).status).toBe(503);
  expect(JSON.parse(await download(openDataFiles.geojson, old)).features).toHaveLength(1);

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
  expect(JSON.parse(await download(openDataFiles.geojson, app)).features).toHaveLength(1);
  expect([...bucket.files.keys()].filter((name) => name.startsWith('open-data'))).toHaveLength(7);
  bucket.state.broken = true;
  expect((await request(app).get(openDataPath(openDataFiles.geojson))).status).toBe(503);
  expect((await runCron(app)).status).toBe(500);
});

// The last test, because it leaves no row as it was.
test('nothing of a person is in the files: no text planted in any column gets out', async () => {
  const planted = await plantTexts();
  expect(planted).toEqual(
    expect.arrayContaining([
      'users.email',
      'users.first_name',
      'users.password',
      'laundromats.email',
      'laundromats.phone',
      'laundromats.website',
      'laundromats.facebook',
      'laundromats.description',
      'laundromats.approved_content',
      'reviews.author_name',
      'reviews.comment',
      'reviews.answer',
      'photos.url',
      'photos.alt',
      'contacts.message',
      'reports.email',
      'fact_corrections.comment',
      'fact_corrections.sender_hash',
      'laundromat_drafts.form',
      'moderation_actions.reason',
    ]),
  );
  const { texts, geojson } = await makeAndDownload();
  expect(geojson.features).toHaveLength(1);
  expect(texts.join()).not.toMatch(/planted|permissions\.test|Olivier|Odile/i);
});

/** Columns that the files are made of, and the source itself. */
const published = new Set([
  ...['name', 'address', 'city', 'postal_code', 'slug', 'hours', 'stated_hours'].map(
    (name) => `laundromats.${name}`,
  ),
  'services.name',
]);

/** Writes a text of our own into every text column of every table; columns whose values are prescribed refuse it. */
async function plantTexts(): Promise<string[]> {
  const { rows } = await setup.sql.query<{ table: string; column: string; type: string }>(
    `select c.table_name as table, c.column_name as column, c.udt_name as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.udt_name in ('text', 'citext', 'jsonb') and c.table_name not in ('source_objects', 'french_cities')`,
  );
  const planted: string[] = [];
  // Without triggers and foreign keys, which would refuse or change most of them.
  await setup.sql.query('set session_replication_role = replica');
  await setup.sql.query(`update laundromats set changed_at = now(), approved_content = '{}'`);
  await setup.sql.query(`update reviews set answer = 'x', answered_at = now()`);
  for (const { table, column, type } of rows) {
    const name = `${table}.${column}`;
    if (published.has(name)) continue;
    const text = `planted-${table}-${column}`;
    const values =
      type === 'jsonb'
        ? [`{"${text}": "${text}", "email": "${text}"}`, `["${text}"]`]
        : [text, `https://${text}.example/`, `${text}@planted.example.fr`];
    for (const [value, rows] of values.flatMap((value) => [
      [value, `${column} is not null`],
      [value, 'true'],
    ])) {
      const suffix = type === 'jsonb' ? '' : ' || md5(ctid::text)';
      const isWritten = await setup.sql
        .query(`update ${table} set ${column} = ($1::text${suffix})::${type} where ${rows}`, [value])
        .then(({ rowCount }) => rowCount !== 0)
        .catch(() => false);
      if (!isWritten) continue;
      planted.push(name);
      break;
    }
  }
  await setup.sql.query('reset session_replication_role');
  return planted;
}

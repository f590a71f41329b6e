import { Ajv } from 'ajv';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import geojsonSchema from '#contract/open-data/laveries.schema.json' with { type: 'json' };
import type { OpenDataIndex } from '#contract/open-data/open-data-index.ts';
import { addressInTown, generatedObjects } from '../testing/generated-objects.ts';
import { importedRows } from '../testing/import-setup.ts';
import { laterObjects } from '../testing/later-objects.ts';
import { setUpServer, type ServerSetup } from '../testing/server-setup.ts';
import { importObjects } from './osm-import/import-objects.ts';
import { readSourceFile } from './osm-import/read-source-file.ts';
import type { SourceObject } from './osm-import/source-object.ts';

let setup: ServerSetup;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lavoir-imported-france-'));
  setup = await setUpServer({ PHOTOS_DIRECTORY: folder });
});
afterAll(async () => {
  await setup?.close();
  rmSync(folder, { recursive: true });
});

async function importFile(objects: readonly SourceObject[]) {
  const started = performance.now();
  const report = await importObjects(objects, {
    client: setup.sql,
    reverse: addressInTown,
    isComplete: true,
  });
  const seconds = Number(((performance.now() - started) / 1_000).toFixed(1));
  return { laundromats: report.counts('Laundromats'), gone: report.counts('Gone'), seconds };
}

const numberOf = async (query: string) => Number((await setup.sql.query<{ n: string }>(query)).rows[0]!.n);
const claimedRows = async () =>
  (
    await setup.sql.query(
      `select id, name, phone, user_id from laundromats where user_id is not null order by id`,
    )
  ).rows;

const figures: Record<string, unknown> = {};
let objects: SourceObject[];

test('France and the sample are imported', async () => {
  const sample = path.resolve(import.meta.dirname, '../testing/osm-sample.geojson');
  const { objects: real } = await readSourceFile(createReadStream(sample));
  objects = [...generatedObjects(1_500), ...real];
  figures.objects = objects.length;

  figures.first = await importFile(objects);
  expect(await numberOf('select count(*) as n from laundromats')).toBeGreaterThan(1_000);
});

test('the same file once more changes nothing', async () => {
  const imported = await importedRows(setup.sql);
  figures.second = await importFile(objects);
  expect(await importedRows(setup.sql)).toEqual(imported);
});

test('an update of a week later changes nothing that owners have taken over', async () => {
  const owner = await setup.addUser('owner');
  await setup.sql.query('begin');
  await setup.sql.query(`select set_config('hasura.user', $1, true)`, [
    JSON.stringify({ 'x-hasura-role': 'owner', 'x-hasura-user-id': owner.id }),
  ]);
  const { rowCount: claimed } = await setup.sql.query(
    `update laundromats set user_id = $1, name = 'Repris ' || name, phone = '06 22 33 44 55'
     where id in (select id from (select id, row_number() over (order by id) as position from laundromats) l where position % 20 = 0)`,
    [owner.id],
  );
  await setup.sql.query('commit');
  figures.claimed = claimed;
  const owned = await claimedRows();

  objects = laterObjects(objects);
  const before = await numberOf('select count(*) as n from laundromats');
  const update = await importFile(objects);
  figures.later = { objects: objects.length, ...update };
  expect(await claimedRows()).toEqual(owned);
  expect(await numberOf('select count(*) as n from laundromats')).toBe(
    before + (update.laundromats['new'] ?? 0),
  );
});

test('the same update again changes nothing more, and lost objects are marked', async () => {
  const settled = await importedRows(setup.sql);
  figures.laterAgain = await importFile(objects);
  // When two objects describe one laundromat, the first was compared before the facts of the second were written, so it
  // may still change.
  const compared = await importedRows(setup.sql);
  expect(compared.laundromats).toEqual(settled.laundromats);
  expect(compared.candidates).toEqual(settled.candidates);
  figures.laterOnceMore = await importFile(objects);
  expect(await importedRows(setup.sql)).toEqual(compared);
  const lost = await numberOf('select count(*) as n from source_objects where gone_at is not null');
  expect(lost).toBeGreaterThan(0);
});

test('what was imported is published as open data, without the phones of owners', async () => {
  const started = performance.now();
  const { status } = await request(setup.app)
    .post('/cron/make_open_data')
    .set('x-hook-secret', setup.env.HOOK_SECRET)
    .send({});
  expect(status).toBe(204);
  figures.openDataSeconds = Number(((performance.now() - started) / 1_000).toFixed(1));
  const index = (await request(setup.app).get('/donnees/index.json')).body as OpenDataIndex;
  figures.openData = { ...index.counts, files: index.files.map(({ name, bytes }) => `${name} ${bytes}`) };
  expect(index.counts.laundromats).toBe(
    await numberOf(
      `select count(*) as n from laundromats l where is_active and exists (select from source_objects s where s.laundromat_id = l.id)`,
    ),
  );
  const { text } = await request(setup.app).get('/donnees/laveries.geojson').buffer(true);
  expect(text).not.toContain('06 22 33 44 55');
  const ajv = new Ajv({ validateFormats: false });
  expect([ajv.validate(geojsonSchema, JSON.parse(text)), ajv.errorsText()]).toEqual([true, 'No errors']);
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
});

import { applyMigrations } from '@lavoir/hasura-engine/migrations';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readApplied, writeApplied } from '../applied.ts';
import { hasuraFolder, projectFolder } from '../project-folder.ts';
import { useStackStarts } from '../testing/stack-starts.ts';
import { ask, createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { backUp, restore } from './backup.ts';

const starts = useStackStarts();
let database: TestDatabase;
let client: pg.Client;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.connect();
  folder = await mkdtemp(path.join(tmpdir(), 'lavoir-backup-'));
  await mkdir(path.join(folder, 'photos', 'demo'), { recursive: true });
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const places = () => ({
  databaseUrl: database.url,
  photosDirectory: path.join(folder, 'photos'),
  hasuraDirectory: hasuraFolder,
});

async function state() {
  const { rows } = await client.query<{ laundromats: string; reviews: string; cities: string }>(`
    select
      (select coalesce(jsonb_agg(to_jsonb(l) order by l.id), '[]') from laundromats l)::text as laundromats,
      (select coalesce(jsonb_agg(to_jsonb(r) order by r.id), '[]') from reviews r)::text as reviews,
      (select md5(string_agg(c::text, '' order by c.id)) from french_cities c) as cities`);
  return rows[0]!;
}

test('restoring brings back deleted data and removes later data', async () => {
  const photo = path.join(folder, 'photos', 'demo', 'a.webp');
  await writeFile(photo, 'a photo');
  const { rows } = await client.query<{ id: string }>(
    `insert into laundromats (name, address, city, postal_code, description)
     values ('L''Été', '1 rue "A"', 'Lyon', '69003', E'tab\\there\\nand \\\\ there') returning id`,
  );
  await client.query(
    `insert into reviews (laundromat_id, author_name, rating, comment) values ($1, 'Camille', 4, 'Propre')`,
    [rows[0]!.id],
  );
  const applied = { migrations: { one: 'hash' }, seeds: { 'demo.sql': 'two' } };
  await writeApplied(client, applied);
  const before = await state();
  await backUp(places(), path.join(folder, 'backup'));

  await writeApplied(client, { ...applied, seeds: {} });
  await client.query('delete from laundromats');
  await client.query("update french_cities set population = 0 where name = 'Lyon'");
  await client.query(
    `insert into laundromats (name, address, city, postal_code) values ('Later', '2', 'Lyon', '69003')`,
  );
  await rm(photo);
  await restore(places(), path.join(folder, 'backup'));

  expect(await state()).toEqual(before);
  expect(await readFile(photo, 'utf8')).toBe('a photo');
  expect(await readApplied(client)).toEqual(applied);
  await client.query('delete from reviews');
  const { rows: counted } = await client.query('select review_count from laundromats');
  expect(counted).toEqual([{ review_count: 0 }]);
});

test('a backup of a later release or a missing backup changes nothing', async () => {
  const backup = path.join(folder, 'other');
  await backUp(places(), backup);
  const before = await state();
  const file = path.join(backup, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { migrations: string[] };
  await writeFile(file, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '1999_later'] }));
  await expect(restore(places(), backup)).rejects.toThrow('written by a later release');
  await expect(restore(places(), path.join(folder, 'nowhere'))).rejects.toThrow('contains no backup');
  expect(await state()).toEqual(before);
});

test('a backup of an earlier release goes through the migrations that are new', async () => {
  await client.query(`insert into contacts (name, email, message) values ('Ancienne', 'a@b.fr', 'M')`);
  const backup = path.join(folder, 'earlier');
  await backUp(places(), backup);
  const hasuraDirectory = path.join(folder, 'later');
  await cp(path.join(hasuraFolder, 'migrations'), path.join(hasuraDirectory, 'migrations'), {
    recursive: true,
  });
  await cp(path.join(hasuraFolder, 'config.yaml'), path.join(hasuraDirectory, 'config.yaml'));
  const migration = path.join(hasuraDirectory, 'migrations', 'default', '9000000000001_later');
  await mkdir(migration);
  const sql = `alter table contacts add length int; update contacts set length = length(message);`;
  await writeFile(path.join(migration, 'up.sql'), sql);
  const newer = await createTestDatabase();
  try {
    await applyMigrations({ projectDirectory: hasuraDirectory, databaseUrl: newer.url });
    await restore({ ...places(), databaseUrl: newer.url, hasuraDirectory }, backup);
    expect(await ask(newer.url, `select length from contacts where name = 'Ancienne'`)).toBe(1);
  } finally {
    await newer.drop();
  }
});

test('a truncated table file leaves the data unchanged', async () => {
  const backup = path.join(folder, 'broken');
  await backUp(places(), backup);
  const before = await state();
  const file = path.join(backup, 'tables', 'laundromats.copy.gz');
  const content = await readFile(file);
  await writeFile(file, content.subarray(0, content.length - 12));
  await expect(restore(places(), backup)).rejects.toThrow();
  expect(await state()).toEqual(before);
});

test('the restore command creates a missing data folder, and the instance starts there', async () => {
  await client.query('delete from contacts');
  await client.query(`insert into contacts (name, email, message) values ('Gardée', 'a@b.fr', 'M')`);
  await backUp(places(), path.join(folder, 'whole'));
  const dataDirectory = starts.dataFolder('fresh');
  const command = ['--import', 'tsx', 'scripts/restore.ts', path.join(folder, 'whole')];
  await promisify(execFile)(process.execPath, command, {
    cwd: projectFolder,
    env: { ...process.env, DATA_DIR: dataDirectory },
  });
  const stack = await starts.start({ dataDirectory });
  expect(await ask(stack.databaseUrl, 'select name from contacts')).toBe('Gardée');
});

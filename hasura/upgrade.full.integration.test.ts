import { applyMigrations } from '@lavoir/hasura-engine/migrations';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasuraFolder, projectFolder } from '../local-stack/project-folder.ts';
import { createTestDatabase, type TestDatabase } from '../local-stack/testing/test-database.ts';
import { upgradeProblems } from './testing/upgrade-problems.ts';

const archiveOf = (version: string) => join(projectFolder, 'releases', version, 'database.tar.gz');
const versions = readdirSync(join(projectFolder, 'releases')).filter((name) => existsSync(archiveOf(name)));
let database: TestDatabase;
let later: string;

beforeAll(async () => {
  database = await createTestDatabase();
  later = mkdtempSync(join(tmpdir(), 'lavoir-later-'));
  cpSync(join(hasuraFolder, 'migrations'), join(later, 'migrations'), { recursive: true });
  cpSync(join(hasuraFolder, 'config.yaml'), join(later, 'config.yaml'));
});
function backupOf(version: string) {
  const folder = mkdtempSync(join(later, 'backup-'));
  execFileSync('tar', ['-xzf', archiveOf(version), '-C', folder]);
  return folder;
}

afterAll(async () => {
  await database.drop();
  rmSync(later, { recursive: true });
});

test.each(versions)('the database of %s becomes the one of today, with all its rows', async (version) => {
  expect(await upgradeProblems(database.url, backupOf(version), hasuraFolder)).toEqual([]);
});

test('later migrations are applied to the rows of 1.0.0, and lost rows are a problem', async () => {
  const folder = join(later, 'migrations/default/9000000000001_later');
  mkdirSync(folder);
  const sql = `alter table laundromats add parking boolean not null default false;
    delete from reviews where rating < 5;`;
  writeFileSync(join(folder, 'up.sql'), sql);
  await applyMigrations({ projectDirectory: later, databaseUrl: database.url });
  expect(await upgradeProblems(database.url, backupOf('1.0.0'), later)).toEqual([
    expect.stringMatching(/^reviews had \d+ rows and has \d+$/),
  ]);
});

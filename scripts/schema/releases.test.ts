import { parse } from 'graphql';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hashMigrations } from '../../local-stack/applied.ts';
import { hasuraFolder, projectFolder } from '../../local-stack/project-folder.ts';
import type { RoleDocument } from './allowed-documents.ts';
import {
  documentHash,
  earlierDocuments,
  readReleases,
  readTexts,
  supportedReleases,
  type Release,
} from './releases.ts';

const release = (version: string, date: string): Release => ({
  version,
  date,
  migrations: {},
  documents: {},
});
const document = (text: string): RoleDocument => ({
  name: 'app_Shops',
  document: parse(text),
  roles: ['client'],
});

test('the migrations of each release are as they were: a change is a new migration', async () => {
  const present = await hashMigrations(hasuraFolder);
  for (const { version, migrations } of readReleases())
    expect(present, `migrations of ${version}`).toMatchObject(migrations);
});

test('the version of the package is recorded and stands in the changelog', () => {
  const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(readReleases().map((each) => each.version)).toContain(version);
  expect(read('CHANGELOG.md')).toContain(`## ${version} `);
});

test('the texts of all documents that stay allowed are stored', () => {
  const texts = readTexts();
  for (const { documents } of supportedReleases(readReleases()))
    for (const { hash } of Object.values(documents))
      expect(documentHash({ document: parse(texts[hash] ?? '{ missing }') })).toBe(hash);
});

test('a release stays supported for 90 days after the one that replaces it', () => {
  const first = release('1.0.0', '2026-01-01');
  const second = release('1.1.0', '2026-06-01');
  expect(supportedReleases([first, second])).toEqual([first, second]);
  const third = (date: string) => supportedReleases([first, second, release('1.2.0', date)]);
  expect(third('2026-08-30').map(({ version }) => version)).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  expect(third('2026-08-31').map(({ version }) => version)).toEqual(['1.1.0', '1.2.0']);
});

test('a document of a release stays allowed when today has another text under its name', () => {
  const old = document('query Shops { shops { id } }');
  const texts = { [documentHash(old)]: 'query Shops { shops { id } }' };
  const documents = { app_Shops: { hash: documentHash(old), roles: ['client' as const] } };
  const releases = ['1.0.0', '1.1.0'].map((version) => ({ ...release(version, '2026-01-01'), documents }));
  const today = document('query Shops { shops { id name } }');
  expect(earlierDocuments(releases, texts, [today])).toMatchObject([
    { name: 'app_Shops@1.0.0', roles: ['client'] },
  ]);
  expect(earlierDocuments(releases, texts, [old])).toEqual([]);
  expect(earlierDocuments(releases, texts, [{ ...old, roles: ['owner'] }])).toHaveLength(1);
});

test('a write that only administrators send is not allowed longer than its release', () => {
  const write = 'mutation Decide { decide { id } }';
  const decision = { name: 'app_Decide', document: parse(write), roles: ['site_admin' as const] };
  const hash = documentHash(decision);
  const documents = { app_Decide: { hash, roles: decision.roles } };
  const releases = [{ ...release('1.0.0', '2026-01-01'), documents }];
  expect(earlierDocuments(releases, { [hash]: write }, [])).toEqual([]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openDataRow } from '../../testing/open-data-rows.ts';
import { HasuraUnavailable } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { SystemCaller } from '../session/caller.ts';
import { diskStorage } from '../storage/storage-disk.ts';
import type { Storage } from '../storage/storage.ts';
import { createOpenData } from './open-data.ts';

const system = (): SystemCaller => ({
  role: 'superuser',
  requestId: 'test',
  deadline: new AbortController().signal,
});

function openDataOf(laundromats: number, storageOf: (disk: Storage) => Storage = (disk) => disk) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lavoir-open-data-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const state = { laundromats, pagesUntilFailure: Infinity, pages: 0 };
  const query = ((_document: unknown, variables: { after?: string; limit?: number }) => {
    const { after, limit } = variables;
    if (after === undefined || limit === undefined) return Promise.resolve({ services: [] });
    state.pages += 1;
    if (state.pages > state.pagesUntilFailure) return Promise.reject(new HasuraUnavailable('down'));
    const first = Number(after.slice(-12)) + 1;
    const count = Math.min(limit, state.laundromats - first + 1);
    return Promise.resolve({
      laundromats: Array.from({ length: count }, (_, index) => openDataRow(first + index)),
    });
  }) as Hasura['query'];
  const services = {
    hasura: { query },
    storage: storageOf(diskStorage(folder)),
    publicUrl: 'https://lavoir.test',
  };
  return {
    folder,
    state,
    openData: createOpenData(services),
    anotherServer: () => createOpenData(services),
    files: async () => (await readdir(folder)).sort(),
    shownIndex: async () => JSON.parse(await readFile(path.join(folder, 'open-data.json'), 'utf8')),
  };
}

const contentOf = async ({ openData }: Pick<ReturnType<typeof openDataOf>, 'openData'>) =>
  JSON.parse(await text((await openData.open('laveries.geojson', false, system)).content));

test('without files the first request makes them, and requests at the same time make them once', async () => {
  const site = openDataOf(3);
  const [one, other] = await Promise.all([site.openData.index(system), site.openData.index(system)]);
  expect(one).toBe(other);
  expect(site.state.pages).toBe(1);
  expect(one.counts).toEqual({ laundromats: 3, differences: 0 });
  expect(await site.files()).toHaveLength(9);
});

test('a second run makes the same files', async () => {
  const site = openDataOf(3);
  const { generatedAt: first, ...before } = await site.openData.make(system);
  const files = await site.files();
  const { generatedAt: second, ...after } = await site.openData.make(system);
  expect(after).toEqual(before);
  expect(await site.files()).toEqual(files);
  expect(second >= first).toBe(true);
});

test('all pages are written, in order and once', async () => {
  const site = openDataOf(1_203);
  const { counts } = await site.openData.make(system);
  expect(counts.laundromats).toBe(1_203);
  const { features } = await contentOf(site);
  const names = features.map(({ properties }: { properties: { name: string } }) => properties.name);
  expect(names).toEqual(Array.from({ length: 1_203 }, (_, index) => `Laverie ${index + 1}`));
});

test('when Hasura fails half-way, the files of yesterday stay', async () => {
  const site = openDataOf(1_000);
  const yesterday = await site.openData.make(system);
  const files = await site.files();
  Object.assign(site.state, { laundromats: 1_500, pages: 0, pagesUntilFailure: 1 });
  await expect(site.openData.make(system)).rejects.toThrow('down');
  expect(await site.shownIndex()).toEqual(yesterday);
  expect(await site.files()).toEqual(files);
  expect((await contentOf({ openData: site.anotherServer() })).features).toHaveLength(1_000);
});

test('without files and without Hasura, a request fails and the next one tries again', async () => {
  const site = openDataOf(2);
  site.state.pagesUntilFailure = 0;
  await expect(site.openData.index(system)).rejects.toThrow('down');
  site.state.pagesUntilFailure = Infinity;
  expect((await site.openData.index(system)).counts.laundromats).toBe(2);
});

test.each([2, 8, 9])('when the storage fails at file %i, the files of yesterday stay', async (failing) => {
  let stored = 0;
  const site = openDataOf(2, (disk) => ({
    ...disk,
    store: (...file) =>
      ++stored === 9 + failing ? Promise.reject(new Error('disk full')) : disk.store(...file),
  }));
  const yesterday = await site.openData.make(system);
  site.state.laundromats = 3;
  await expect(site.openData.make(system)).rejects.toThrow('disk full');
  expect(await site.shownIndex()).toEqual(yesterday);
  expect((await contentOf({ openData: site.anotherServer() })).features).toHaveLength(2);
  expect((await site.openData.make(system)).counts.laundromats).toBe(3);
});

test('files of an earlier night are removed, but neither young ones nor those of photos', async () => {
  const site = openDataOf(2);
  await site.openData.make(system);
  const old = (await site.files()).filter((name) => name !== 'open-data.json');
  const photo = 'aaaaaaaa-0000-4000-8000-000000000001.webp';
  await writeFile(path.join(site.folder, photo), 'photo');
  await writeFile(path.join(site.folder, '.open-data-unfinished.part'), 'half');
  await writeFile(path.join(site.folder, 'open-data-of-a-run-that-goes-on'), 'young');
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of [...old, photo, '.open-data-unfinished.part'])
    await utimes(path.join(site.folder, name), yesterday, yesterday);

  site.state.laundromats = 3;
  await site.openData.make(system);
  const files = await site.files();
  expect(files).toEqual(expect.arrayContaining([photo, 'open-data-of-a-run-that-goes-on']));
  expect(old.filter((name) => files.includes(name))).toHaveLength(2);
  expect(files).not.toContain('.open-data-unfinished.part');
});

test('a server that still shows the night before finds the new files when the old ones are gone', async () => {
  const site = openDataOf(2);
  const other = site.anotherServer();
  await other.make(system);
  for (const name of await site.files()) await utimes(path.join(site.folder, name), 1, 1);
  site.state.laundromats = 3;
  await site.openData.make(system);
  expect((await contentOf({ openData: other })).features).toHaveLength(3);
});

test.each(['', '{"generatedAt":', '[]', '{"files":[]}'])(
  'an index that says %j counts as none, and is made again',
  async (content) => {
    const site = openDataOf(2);
    await writeFile(path.join(site.folder, 'open-data.json'), content);
    expect((await site.openData.index(system)).counts.laundromats).toBe(2);
  },
);

test('a file that the index of an earlier version lacks is made', async () => {
  const site = openDataOf(2);
  const index = await site.openData.make(system);
  const files = index.files.filter(({ name }) => name !== 'laveries-excel.csv');
  await writeFile(path.join(site.folder, 'open-data.json'), JSON.stringify({ ...index, files }));
  const { content } = await site.anotherServer().open('laveries-excel.csv', false, system);
  expect((await text(content)).split('\r\n')).toHaveLength(4);
});

test('a file that was lost is made again', async () => {
  const site = openDataOf(2);
  await site.openData.make(system);
  for (const name of await site.files()) if (name !== 'open-data.json') rmSync(path.join(site.folder, name));
  expect((await contentOf(site)).features).toHaveLength(2);
});

test('without laundromats the files are valid and empty', async () => {
  const site = openDataOf(0);
  expect(await site.openData.index(system)).toMatchObject({ changedAt: null, counts: { laundromats: 0 } });
  expect((await contentOf(site)).features).toEqual([]);
});

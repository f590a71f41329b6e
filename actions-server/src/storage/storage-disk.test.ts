import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { diskStorage } from './storage-disk.ts';

function storageInTemporaryFolder() {
  const directory = mkdtempSync(path.join(tmpdir(), 'lavoir-storage-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return { directory, storage: diskStorage(directory) };
}

async function namesIn(storage: ReturnType<typeof diskStorage>) {
  const names: string[] = [];
  for await (const { name } of storage.files()) names.push(name);
  return names.sort();
}

test('what is stored can be read, listed and removed', async () => {
  const { storage } = storageInTemporaryFolder();
  await storage.store('a.webp', Buffer.from('photo'), 'image/webp');
  const file = await storage.open('a.webp');
  expect([file?.size, await text(file!.content)]).toEqual([5, 'photo']);
  expect(await namesIn(storage)).toEqual(['a.webp']);
  await storage.remove('a.webp');
  expect(await storage.open('a.webp')).toBeUndefined();
});

test('removing a missing file is no error', async () => {
  const { storage } = storageInTemporaryFolder();
  await expect(storage.remove('a.webp')).resolves.toBeUndefined();
});

test('a folder that does not exist yet holds nothing, and is made by the first file', async () => {
  const { directory } = storageInTemporaryFolder();
  const storage = diskStorage(path.join(directory, 'later'));
  expect(await namesIn(storage)).toEqual([]);
  await storage.store('a.webp', Buffer.from('photo'), 'image/webp');
  expect(await namesIn(storage)).toEqual(['a.webp']);
});

test('a file that could not be stored leaves nothing behind', async () => {
  const { directory, storage } = storageInTemporaryFolder();
  await mkdir(path.join(directory, 'a.webp'));
  await expect(storage.store('a.webp', Buffer.from('photo'), 'image/webp')).rejects.toThrow();
  expect(await readdir(directory)).toEqual(['a.webp']);
});

test('subfolders, like the demo’s, are ignored', async () => {
  const { directory, storage } = storageInTemporaryFolder();
  await mkdir(path.join(directory, 'demo'));
  await writeFile(path.join(directory, 'demo', 'b.webp'), 'x');
  expect(await namesIn(storage)).toEqual([]);
  expect(await storage.open('demo')).toBeUndefined();
});

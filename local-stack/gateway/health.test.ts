import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkHealth, probeDisk } from './health.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a writable disk is healthy, and the probe leaves no file', async () => {
  const folder = await temporaryFolder();
  await probeDisk(folder);
  expect(await readdir(folder)).toEqual([]);
});

test('the health check reports a disk that cannot be written to', async () => {
  const gone = path.join(await temporaryFolder(), 'gone');
  expect(await checkHealth({ disk: () => probeDisk(gone) })).toEqual({
    status: 'unavailable',
    parts: { disk: 'unavailable' },
  });
});

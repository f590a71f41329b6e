import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { probeDisk } from './disk-probe.ts';
import { checkHealth } from './gateway/health.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a disk that can be written to is healthy, and nothing stays on it', async () => {
  const folder = await temporaryFolder();
  await probeDisk(folder);
  expect(await readdir(folder)).toEqual([]);
});

test('the health check names a disk on which nothing can be written', async () => {
  const gone = path.join(await temporaryFolder(), 'gone');
  expect(await checkHealth({ disk: () => probeDisk(gone) })).toEqual({
    status: 'unavailable',
    parts: { disk: 'unavailable' },
  });
});

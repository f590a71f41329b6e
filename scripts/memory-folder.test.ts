import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const module = JSON.stringify(path.join(import.meta.dirname, 'memory-folder.mjs'));

function run(memory: string, neededBytes = 0): string {
  const program = `import { useMemoryForTemporaryFiles } from ${module};
    useMemoryForTemporaryFiles(${JSON.stringify(memory)}, ${neededBytes});
    console.log(process.env.TMPDIR);`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: '/elsewhere' },
  }).trim();
}

test('temporary files of a killed run are deleted by the next one, those of a running one are not', () => {
  const memory = mkdtempSync(path.join(tmpdir(), 'lavoir-memory-'));
  onTestFinished(() => rmSync(memory, { recursive: true }));
  const running = `lavoir-tests-${process.pid}-a`;
  for (const name of [running, 'lavoir-tests-99999999-b', 'other']) mkdirSync(path.join(memory, name));
  expect(path.dirname(run(memory))).toBe(memory);
  expect(readdirSync(memory).toSorted()).toEqual([running, 'other'].toSorted());
});

test('without a folder in memory, or without room in it, the temporary files stay where they are', () => {
  expect(run('/nowhere')).toBe('/elsewhere');
  expect(run(tmpdir(), Number.MAX_SAFE_INTEGER)).toBe('/elsewhere');
});

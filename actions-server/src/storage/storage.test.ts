import { expect, test } from 'vitest';
import { orphanFiles } from './storage.ts';

test('old files without a row are found, 500 names at a time', async () => {
  const names = Array.from({ length: 1_201 }, (_, number) => `photo-${number}`);
  async function* files() {
    for (const name of names) yield { name, storedAt: new Date('2026-01-01') };
    yield { name: 'photo-young', storedAt: new Date() };
    yield { name: 'letter', storedAt: new Date('2026-01-01') };
  }
  const asked: number[] = [];
  const orphans = orphanFiles(
    { files },
    (name) => name.startsWith('photo-'),
    async (some) => {
      asked.push(some.length);
      return some.filter((name) => name !== 'photo-3');
    },
  );
  const found: string[] = [];
  for await (const name of orphans) found.push(name);
  expect(found).toEqual(names.filter((name) => name !== 'photo-3'));
  expect(asked).toEqual([500, 500, 201]);
});

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll } from 'vitest';

const project = path.resolve(import.meta.dirname, '../..');

/** Compiling the server in each process would take seconds. Returns a function with the path of the program. */
export function useBuiltServer(): () => string {
  let folder: string;

  beforeAll(async () => {
    const parent = path.join(project, '.cache');
    await mkdir(parent, { recursive: true });
    folder = await mkdtemp(path.join(parent, 'test-server-'));
    const bundle = await rolldown({
      input: path.join(project, 'actions-server', 'src', 'main.ts'),
      platform: 'node',
      external: (id) => !/^[.#/]/.test(id) && !path.isAbsolute(id),
    });
    await bundle.write({ dir: folder, format: 'esm', entryFileNames: 'main.mjs' });
    await bundle.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  return () => path.join(folder, 'main.mjs');
}

import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from './storage.ts';

const unfinished = (name: string) => `.${name}.part`;

export function diskStorage(directory: string): Storage {
  const pathOf = (name: string) => path.join(directory, name);
  return {
    async store(name, content) {
      await mkdir(directory, { recursive: true });
      const part = pathOf(unfinished(name));
      try {
        const file = await open(part, 'w');
        try {
          await writeFile(file, content instanceof Blob ? content.stream() : content);
          // Otherwise a power cut could lose the file of a stored row.
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(part, pathOf(name));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async open(name) {
      const found = await stat(pathOf(name)).catch(ignoreMissing);
      return found?.isFile() ? { content: createReadStream(pathOf(name)), size: found.size } : undefined;
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async *files() {
      const entries = await opendir(directory).catch(ignoreMissing);
      if (!entries) return;
      for await (const { name } of entries) {
        const found = await stat(pathOf(name)).catch(ignoreMissing);
        if (found?.isFile()) yield { name, storedAt: found.mtime };
      }
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

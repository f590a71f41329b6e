import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

export interface MadeFile {
  path: string;
  gzipPath: string;
  bytes: number;
  sha256: string;
}

/** Writes a file piece by piece. `finish` also writes a compressed one beside it; `close` discards it. */
export async function startFile(path: string) {
  const file = await open(path, 'w');
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async write(text: string): Promise<void> {
      const chunk = Buffer.from(text);
      hash.update(chunk);
      bytes += chunk.length;
      await file.writeFile(chunk);
    },
    async finish(): Promise<MadeFile> {
      await file.close();
      const gzipPath = `${path}.gz`;
      await pipeline(createReadStream(path), createGzip(), createWriteStream(gzipPath));
      return { path, gzipPath, bytes, sha256: hash.digest('hex') };
    },
    close: () => file.close(),
  };
}

export type StartedFile = Awaited<ReturnType<typeof startFile>>;

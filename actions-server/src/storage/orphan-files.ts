import type { Storage } from './storage.ts';

/** Age below which a file may belong to an upload whose row is not stored yet. */
const youngMs = 24 * 3_600_000;
const batchSize = 500;

/** Yields old files of ours that no row names: `orphansAmong` is called with some names at a time and returns those. */
export async function* orphanFiles(
  storage: Storage,
  isOurs: (name: string) => boolean,
  orphansAmong: (names: string[]) => Promise<string[]>,
): AsyncGenerator<string> {
  let batch: string[] = [];
  for await (const { name, storedAt } of storage.files()) {
    if (!isOurs(name) || storedAt.getTime() > Date.now() - youngMs) continue;
    batch.push(name);
    if (batch.length < batchSize) continue;
    yield* await orphansAmong(batch);
    batch = [];
  }
  if (batch.length > 0) yield* await orphansAmong(batch);
}

import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
export type Chunks = ReadonlyMap<string, Chunk>;

/** The scripts of a build by file name. */
export function chunksOf(bundle: Readonly<Record<string, { type: string }>>): Chunks {
  return new Map(
    Object.entries(bundle).filter((entry): entry is [string, Chunk] => entry[1].type === 'chunk'),
  );
}

/** The files that index.html begins with: what every first view waits for. */
export function firstFiles(chunks: Chunks): string[] {
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  return withImports(entries, chunks);
}

/** These files and all that they import, except by `import()`. */
export function withImports(files: readonly string[], chunks: Chunks): string[] {
  const found = new Set(files);
  // A set grows while it is walked.
  for (const file of found) for (const imported of chunks.get(file)?.imports ?? []) found.add(imported);
  return [...found];
}

import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
export type Chunks = ReadonlyMap<string, Chunk>;

/** Maps the file names of a build to its scripts. */
export function chunksOf(bundle: Readonly<Record<string, { type: string }>>): Chunks {
  return new Map(
    Object.entries(bundle).filter((entry): entry is [string, Chunk] => entry[1].type === 'chunk'),
  );
}

/** Returns the scripts that index.html loads; every first view waits for them. */
export function firstFiles(chunks: Chunks): string[] {
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  return withImports(entries, chunks);
}

/** Returns these files with everything they import, except through `import()`. */
export function withImports(files: readonly string[], chunks: Chunks): string[] {
  const found = new Set(files);
  // The loop also visits what is added to the set meanwhile.
  for (const file of found) for (const imported of chunks.get(file)?.imports ?? []) found.add(imported);
  return [...found];
}

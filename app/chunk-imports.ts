import type { Rolldown } from 'vite';

/** Returns these files and everything that they import, except through `import()`. */
export function withImports(
  files: Iterable<string>,
  importsOf: (file: string) => readonly string[] | undefined,
): Set<string> {
  const all = new Set(files);
  // A loop over a set also visits the elements that are added while it runs.
  for (const file of all) for (const imported of importsOf(file) ?? []) all.add(imported);
  return all;
}

export function chunksOf(bundle: Rolldown.OutputBundle): Map<string, Rolldown.OutputChunk> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

export function firstView(largest: number): Plugin {
  return {
    name: 'lavoir:first-view',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
      const files = withImports(entries, (file) => chunks.get(file)?.imports);
      const sizes = [...files].map((file) => gzipSync(chunks.get(file)!.code, { level: 9 }).length);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      if (total > largest) {
        throw new Error(`The scripts of the first view take ${total} bytes zipped; ${largest} are allowed.`);
      }
      console.log(`  first view: ${(total / 1000).toFixed(1)} kB of script, zipped`);
    },
  };
}

/** Returns these files and everything that they import, except through `import()`. */
export function withImports(
  files: Iterable<string>,
  importsOf: (file: string) => readonly string[] | undefined,
): Set<string> {
  const all = new Set(files);
  for (const file of all) for (const imported of importsOf(file) ?? []) all.add(imported);
  return all;
}

export function chunksOf(bundle: Rolldown.OutputBundle): Map<string, Rolldown.OutputChunk> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

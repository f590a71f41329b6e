import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Fails the build when the scripts that index.html loads are larger than `largest` bytes, zipped. */
export function firstView(largest: number): Plugin {
  return {
    name: 'lavoir:first-view',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const total = firstChunks(chunks).reduce(
        (sum, { code }) => sum + gzipSync(code, { level: 9 }).length,
        0,
      );
      if (total > largest) {
        throw new Error(`The scripts of the first view take ${total} bytes zipped; ${largest} are allowed.`);
      }
      console.log(`  first view: ${(total / 1000).toFixed(1)} kB of script, zipped`);
    },
  };
}

/** Returns the entry and everything it imports, except through `import()`. */
function firstChunks(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const files = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  // The loop also visits what is added to the set meanwhile.
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(imported);
  return chunks.filter(({ fileName }) => files.has(fileName));
}

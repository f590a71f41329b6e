import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { chunksOf, withImports } from './chunk-imports.ts';

/** Fails the build when the scripts that index.html loads are larger than `largest` bytes, zipped. */
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

import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { chunksOf, firstFiles } from './build-chunks.ts';

/** Fails the build when the scripts that the first view waits for are larger than `largest` bytes, zipped. */
export function firstView(largest: number): Plugin {
  return {
    name: 'lavoir:first-view',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const zipped = (file: string) => gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).length;
      const total = firstFiles(chunks).reduce((sum, file) => sum + zipped(file), 0);
      if (total > largest) {
        throw new Error(`The scripts of the first view take ${total} bytes zipped; ${largest} are allowed.`);
      }
      console.log(`  first view: ${(total / 1000).toFixed(1)} kB of script, zipped`);
    },
  };
}

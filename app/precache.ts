import type { Plugin } from 'vite';
import { chunksOf, withImports } from './chunk-imports.ts';

interface PrecacheEntry {
  url: string;
  size: number;
}

interface PrecacheSettings {
  /** Files that are cached once they have been loaded, unless a precached chunk imports them. */
  cachedOnUse: RegExp;
  /** Maximum size in bytes. A larger build fails. */
  largest: number;
}

/**
 * Chooses the files that the service worker precaches. `plugin` records what each chunk imports; `transform` is then called
 * with all files of the build. A precached chunk whose imports are missing offline would not run.
 */
export function precache({ cachedOnUse, largest }: PrecacheSettings) {
  let importsOf: (file: string) => readonly string[] | undefined = () => undefined;
  const plugin: Plugin = {
    name: 'lavoir:precache',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      importsOf = (file) => chunks.get(file)?.imports;
    },
  };
  const transform = <Entry extends PrecacheEntry>(entries: Entry[]) => {
    const chosen = entries.map(({ url }) => url).filter((url) => !cachedOnUse.test(url));
    const files = withImports(chosen, importsOf);
    const manifest = entries.filter(({ url }) => files.has(url));
    const total = manifest.reduce((sum, { size }) => sum + size, 0);
    if (total > largest) throw new Error(`The precache takes ${total} bytes; ${largest} are allowed.`);
    console.log(`  precache: ${manifest.length} files, ${Math.round(total / 1000)} kB`);
    return { manifest };
  };
  return { plugin, transform };
}

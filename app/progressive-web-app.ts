import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginOption, Rolldown } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { chunksOf, withImports } from './first-view.ts';

interface PrecacheEntry {
  url: string;
  size: number;
}

type Chunk = Pick<Rolldown.OutputChunk, 'imports' | 'isEntry' | 'isDynamicEntry'>;

interface PrecacheSettings {
  /**
   * Entries that are cached when they have been loaded. Shared chunks and imports of precached ones are always
   * precached.
   */
  cachedOnUse: RegExp;
  largest: number;
}

export function progressiveWebApp(
  manifest: Partial<ManifestOptions>,
  settings: PrecacheSettings,
): PluginOption {
  let chunks = new Map<string, Rolldown.OutputChunk>();
  let folder = '';
  return [
    {
      name: 'lavoir:precached-chunks',
      apply: 'build',
      configResolved({ root, build }) {
        folder = path.resolve(root, build.outDir);
      },
      writeBundle(_options, bundle) {
        chunks = chunksOf(bundle);
      },
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        sourcemap: false,
        globPatterns: [
          'index.html',
          'manifest.webmanifest',
          '*.svg',
          '{icon,shortcut}-*.png',
          'assets/**/*.{js,css,woff2,svg}',
        ],
        manifestTransforms: [
          (entries) => ({
            manifest: choosePrecache(entries, (file) => chunks.get(file), settings),
          }),
          (entries) => ({ manifest: entries.map((entry) => withIntegrity(entry, folder)) }),
        ],
      },
      integration: {
        // The plugin would add the web app manifest once more, without its integrity.
        beforeBuildServiceWorker: ({ injectManifest }) =>
          void delete injectManifest.additionalManifestEntries,
        configureCustomSWViteBuild: (options) => void (options.logLevel = 'warn'),
      },
    }),
  ];
}

/**
 * Includes the imports of every precached chunk, which would not run without them. Sorted, because the order of files
 * in a folder is not stable.
 */
export function choosePrecache<Entry extends PrecacheEntry>(
  entries: Entry[],
  chunkOf: (file: string) => Chunk | undefined,
  { cachedOnUse, largest }: PrecacheSettings,
): Entry[] {
  const isShared = (chunk: Chunk | undefined) => chunk && !chunk.isEntry && !chunk.isDynamicEntry;
  const urls = entries
    .map(({ url }) => url)
    .filter((url) => !cachedOnUse.test(url) && !isShared(chunkOf(url)));
  const chosen = withImports(urls, (file) => chunkOf(file)?.imports);
  const precached = entries.filter(({ url }) => chosen.has(url)).sort((a, b) => (a.url < b.url ? -1 : 1));
  const total = precached.reduce((sum, { size }) => sum + size, 0);
  if (total > largest) throw new Error(`The precache takes ${total} bytes; ${largest} are allowed.`);
  console.log(`  precache: ${precached.length} files, ${Math.round(total / 1000)} kB`);
  return precached;
}

/**
 * Adds a hash to files whose names stay the same. A browser then refuses one of another release, as it may get during
 * an update.
 */
export function withIntegrity<Entry extends { url: string; revision: string | null }>(
  entry: Entry,
  folder: string,
): Entry & { integrity?: string } {
  if (entry.revision === null) return entry;
  const hash = createHash('sha256').update(readFileSync(path.join(folder, entry.url)));
  return { ...entry, integrity: `sha256-${hash.digest('base64')}` };
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { chunksOf, withImports } from './chunk-imports.ts';

interface BuiltFile {
  url: string;
  size: number;
}

interface PrecacheSettings {
  /** Files that are cached once they have been loaded, unless a precached chunk imports them. */
  cachedOnUse: RegExp;
  /** Maximum size in bytes. A larger build fails. */
  largest: number;
}

const precachable =
  /^(index\.html|manifest\.webmanifest|[\w-]+\.svg|(icon|shortcut)-[\w-]+\.png|assets\/.+\.(js|css|woff2|svg))$/;

/**
 * Chooses the files that the service worker precaches, including the imports of every precached chunk: a chunk whose
 * imports are missing offline would not run.
 */
export function choosePrecache<File extends BuiltFile>(
  files: File[],
  importsOf: (file: string) => readonly string[] | undefined,
  { cachedOnUse, largest }: PrecacheSettings,
): File[] {
  const urls = files.map(({ url }) => url).filter((url) => precachable.test(url) && !cachedOnUse.test(url));
  const chosen = withImports(urls, importsOf);
  const precached = files.filter(({ url }) => chosen.has(url));
  const total = precached.reduce((sum, { size }) => sum + size, 0);
  if (total > largest) throw new Error(`The precache takes ${total} bytes; ${largest} are allowed.`);
  console.log(`  precache: ${precached.length} files, ${Math.round(total / 1000)} kB`);
  return precached;
}

/** Writes the web app manifest, and the service worker with the list of the files that it precaches. */
export function progressiveWebApp(manifest: object, settings: PrecacheSettings): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'lavoir:progressive-web-app',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
    ],
    generateBundle() {
      const source = JSON.stringify(manifest);
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    },
    async writeBundle({ dir }, bundle) {
      const chunks = chunksOf(bundle);
      const files = choosePrecache(readBuild(dir!), (file) => chunks.get(file)?.imports, settings);
      await buildWorker(config, dir!, files);
    },
  };
}

function readBuild(directory: string) {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const content = readFileSync(file);
      const url = path.relative(directory, file).replaceAll(path.sep, '/');
      // The names of assets contain a hash of their content. Another file is refused from a web server of another release,
      // which may answer while they are being replaced.
      const isNamedByContent = url.startsWith('assets/');
      const revision = isNamedByContent ? null : createHash('sha256').update(content).digest('base64');
      const integrity = isNamedByContent ? undefined : `sha256-${revision}`;
      return { url, revision, integrity, size: content.length };
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

async function buildWorker(
  { root, mode, logLevel, define }: ResolvedConfig,
  directory: string,
  files: ReturnType<typeof readBuild>,
): Promise<void> {
  const list = files.map(({ url, revision, integrity }) => ({ url, revision, integrity }));
  await build({
    configFile: false,
    root,
    mode,
    logLevel,
    publicDir: false,
    define: { ...define, 'self.__WB_MANIFEST': JSON.stringify(list) },
    build: {
      outDir: directory,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, 'service-worker', 'sw.ts'),
        output: { entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  });
}

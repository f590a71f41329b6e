import type { Plugin, Rolldown } from 'vite';
import { paths, patterns } from './src/paths.ts';

/**
 * What visits begin with, and the modules whose code such a page fetches after the first view's: the server names it in
 * the page's head, so that browsers need not learn it step by step.
 */
const pageModules: Record<string, readonly string[]> = {
  [paths.directory]: ['features/search/directory-page.tsx'],
  [patterns.laundromat]: ['shell/laundromat-route.tsx'],
  [patterns.region]: ['shell/other-page.tsx', 'features/search/region-page.tsx'],
  [patterns.city]: ['shell/other-page.tsx', 'features/search/city-page.tsx'],
};

type Chunk = Rolldown.OutputChunk;
type Files = Readonly<Record<string, { type: string }>>;

/** Leaves in the built index.html, as a `data-page-code` element, which files each kind of page needs besides it. */
export function pageCode(): Plugin {
  return {
    name: 'lavoir:page-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        {
          tag: 'script',
          attrs: { type: 'application/json', 'data-page-code': true },
          children: JSON.stringify(filesOfPages(bundle)),
          injectTo: 'body',
        },
      ],
    },
  };
}

function filesOfPages(bundle: Files): Record<string, string[]> {
  const chunks = new Map(
    Object.entries(bundle).filter((entry): entry is [string, Chunk] => entry[1].type === 'chunk'),
  );
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  const known = entry ? withImports([entry.fileName], chunks) : [];
  return Object.fromEntries(
    Object.entries(pageModules).map(([pattern, modules]) => {
      const files = withImports(
        modules.map((module) => fileOf(module, chunks)),
        chunks,
      );
      return [pattern, files.filter((file) => !known.includes(file)).map((file) => `/${file}`)];
    }),
  );
}

function fileOf(module: string, chunks: ReadonlyMap<string, Chunk>): string {
  for (const [file, { facadeModuleId }] of chunks)
    if (facadeModuleId?.endsWith(`/app/src/${module}`)) return file;
  throw new Error(`app/page-code.ts names ${module}, with which no file of the build begins.`);
}

function withImports(files: readonly string[], chunks: ReadonlyMap<string, Chunk>): string[] {
  const found = new Set(files);
  // A set grows while it is walked.
  for (const file of found) for (const imported of chunks.get(file)?.imports ?? []) found.add(imported);
  return [...found];
}

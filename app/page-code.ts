import type { Plugin } from 'vite';
import { type Chunks, chunksOf, firstFiles, withImports } from './build-chunks.ts';
import { paths, patterns } from './src/paths.ts';

/**
 * The pages that most visits begin with, and the modules that such a page fetches after the first view. The server
 * names their files in the page's head, so that browsers fetch them at once and not step by step.
 */
const pageModules: Record<string, readonly string[]> = {
  [paths.directory]: ['features/search/directory-page.tsx'],
  [patterns.laundromat]: ['shell/laundromat-route.tsx'],
  [patterns.region]: ['features/search/region-page.tsx'],
  [patterns.city]: ['features/search/city-page.tsx'],
};

/** Writes into the built index.html, as a `data-page-code` element, which further files each of these pages needs. */
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
          children: JSON.stringify(filesOfPages(chunksOf(bundle))),
          injectTo: 'body',
        },
      ],
    },
  };
}

function filesOfPages(chunks: Chunks): Record<string, string[]> {
  const known = firstFiles(chunks);
  return Object.fromEntries(
    Object.entries(pageModules).map(([pattern, modules]) => {
      const begun = modules.map((module) => fileOf(module, chunks));
      const files = withImports(begun, chunks).filter((file) => !known.includes(file));
      return [pattern, files.map((file) => `/${file}`)];
    }),
  );
}

function fileOf(module: string, chunks: Chunks): string {
  for (const [file, { facadeModuleId }] of chunks) {
    if (facadeModuleId?.endsWith(`/app/src/${module}`)) return file;
  }
  throw new Error(`app/page-code.ts names ${module}, with which no file of the build begins.`);
}

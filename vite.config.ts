import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { firstView } from './app/first-view.ts';
import { manifest } from './app/manifest.ts';
import { progressiveWebApp } from './app/progressive-web-app.ts';

const backend = process.env.BACKEND_URL ?? 'http://localhost:3000';

/** One shared chunk of packages and common icons; separate chunks would be too small. */
const libraries =
  /node_modules\/((react|react-dom|scheduler|react-router|react-router-dom|urql|@urql\/core|wonka|@0no-co|clsx)\/|lucide-react\/dist\/esm\/(\w+|shared\/.+|icons\/(star|check))\.mjs$)/;

/** Modules that the bundler would otherwise write into a file each. */
const smallModules =
  /contract.laundromat.(search|regions|fragments)\.ts$|app.src.(ui.porthole\.tsx|graphql.graphql\.ts)$/;

const largestFirstView = 190_000;

const largestPrecache = 1_320_000;

/** Pages and lazy parts that are rarely used, or useless without a network, and so not precached. */
const cachedOnUse = new RegExp(
  [
    '^assets/(add-laundromat|edit|subscription|unfinished|register|forgot-password|reset-password|verify-email)-',
    '^assets/(admin-page|dashboard-page|owner-dashboard-page|own-|claim-)',
    '^assets/(service-pages|brief-pages|about-page|how-it-works-page|open-data-page)',
    '^assets/(leaflet|results-map|location-proposal)',
    '^assets/[^/]*-latin-ext-',
  ].join('|'),
);

/** Files with which stored results of an earlier release must agree. */
const cacheShape = [
  'app/src/graphql/generated/graphql.ts',
  'app/src/graphql/generated/row-keys.ts',
  'app/src/graphql/cache/cache-keys.ts',
];

const clientOutput: Rolldown.RolldownOptions = {
  // A rendered page loads only the last two scripts; load-later.ts loads the first one when the page is displayed.
  // Absolute paths: the development server looks for relative ones below `app`.
  input: ['app/index.html', 'app/src/load-later.ts', 'app/src/show-theme.ts'].map((file) =>
    path.join(import.meta.dirname, file),
  ),
  output: {
    // Short hashes: the first view contains the name of every chunk, and random letters cannot be compressed.
    chunkFileNames: 'assets/[name]-[hash:7].js',
    hashCharacters: 'base36',
    // Code that releases rarely change, in one file that stays cached.
    codeSplitting: {
      groups: [
        { name: 'libraries', test: (id) => libraries.test(id) || smallModules.test(id) },
        { name: 'leaflet', test: /node_modules.leaflet/ },
      ],
    },
  },
  treeshake: { propertyReadSideEffects: false },
};

/** With the extension .mjs, Node reads the files as modules wherever they are copied. */
const serverOutput: Rolldown.RolldownOptions = {
  output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: 'app',
  publicDir: 'public',
  plugins: [
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [preloadFonts(), themeScript()]),
    ...(isSsrBuild || mode === 'development'
      ? []
      : [
          firstView(largestFirstView),
          progressiveWebApp(manifest, { cachedOnUse, largest: largestPrecache }),
        ]),
  ],
  define: { 'import.meta.env.CACHE_RELEASE': JSON.stringify(hashOf(cacheShape)) },
  ssr: { noExternal: true },
  build: {
    outDir: '../dist/app',
    emptyOutDir: true,
    sourcemap: true,
    ...(mode === 'development' && { minify: false }),
    assetsInlineLimit: 0,
    // No polyfill, because every supported browser has module preloads.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? serverOutput : clientOutput,
  },
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/api', '/photos', '^/donnees/.+', '/__sandbox'].map((path) => [path, backend]),
    ),
  },
}));

function preloadFonts(): Plugin {
  return {
    name: 'lavoir:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /-latin-wght-normal-[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

function themeScript(): Plugin {
  return {
    name: 'lavoir:theme-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunk = Object.values(bundle).find(({ name }) => name === 'show-theme')!;
        return html.replace('/src/show-theme.ts', `/${chunk.fileName}`);
      },
    },
  };
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}

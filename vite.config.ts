import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstView } from './app/first-view.ts';
import { manifest } from './app/manifest.ts';
import { pageCode } from './app/page-code.ts';

const backend = process.env.BACKEND_URL ?? 'http://localhost:3000';

/** Besides whole packages, the machinery of the icons and those that nearly every page draws: alone they are chunks too small to pay. */
const libraries =
  /node_modules\/((react|react-dom|scheduler|react-router|react-router-dom|urql|@urql\/core|wonka|@0no-co|clsx)\/|lucide-react\/dist\/esm\/(\w+|shared\/.+|icons\/(star|check))\.mjs$)/;

/** Scripts that the first view waits for, zipped, in bytes. The build fails beyond it. */
const largestFirstView = 140_000;

/** What every visitor's device fetches once, in bytes. The build fails beyond it. */
const largestPrecache = 1_200_000;

/**
 * Parts that are of no use without a network, or of rare use: the worker keeps them once they have been opened. Named
 * as Vite names them, for the file a part begins with.
 */
const keptOnceOpened = [
  'assets/{add-laundromat,edit-laundromat,typed-submission,subscription,payment,plan,checkout}*',
  'assets/{admin,owner,*dashboard}*',
  'assets/{service-page,briefs,motif,website,social,seo,facebook,instagram,hotline,google,sms}*',
  'assets/*-latin-ext-*',
];

/** What decides whether GraphQL results of an earlier release can still be read. */
const cacheShape = ['app/src/data/generated/graphql.ts', 'app/src/data/cache-keys.ts'];

export default defineConfig({
  root: 'app',
  publicDir: 'public',
  plugins: [
    react(),
    tailwindcss(),
    productionRouter(),
    preloadFonts(),
    pageCode(),
    firstView(largestFirstView),
    ...progressiveWebApp(),
  ],
  define: { 'import.meta.env.CACHE_RELEASE': JSON.stringify(hashOf(cacheShape)) },
  build: {
    outDir: '../dist/app',
    emptyOutDir: true,
    sourcemap: true,
    assetsInlineLimit: 0,
    // Every browser that runs this build knows module preloads by itself.
    modulePreload: { polyfill: false },
    // What every page needs and releases seldom change, in one file that stays cached.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'libraries', test: libraries }] } },
      // No module of ours or of a library does anything when a property is read: unused classes go.
      treeshake: { propertyReadSideEffects: false },
    },
  },
  server: {
    proxy: Object.fromEntries(['/v1', '/api', '/photos', '/__sandbox'].map((path) => [path, backend])),
  },
});

/**
 * Keeps out of the first view what React Router would bring along unused: its warnings (there is a production build,
 * which differs in this one constant and which the package's exports never choose), the prefetching that links do in
 * its framework mode alone, and whole components that are kept because they are given a name after they are made.
 */
function productionRouter(): Plugin {
  return {
    name: 'lavoir:production-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/development\// },
      handler: (code) => ({
        code: code
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replace('return shouldPrefetch && !isAbsolute ?', 'return false ?')
          .replace(/^\w+\.displayName = ".*";$/gm, '')
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}

/** Both basic-Latin fonts are needed by the first line of every page: they need not wait for the style sheet. */
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

function progressiveWebApp() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'service-worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest,
    injectManifest: {
      sourcemap: false,
      globPatterns: ['index.html', 'assets/*.{js,css,woff2,svg}', '*.svg'],
      globIgnores: keptOnceOpened,
      manifestTransforms: [
        (entries) => {
          const total = entries.reduce((sum, { size }) => sum + size, 0);
          if (total > largestPrecache) {
            throw new Error(`The precache takes ${total} bytes; ${largestPrecache} are allowed.`);
          }
          console.log(`  precache: ${entries.length} files, ${Math.round(total / 1000)} kB`);
          return { manifest: entries };
        },
      ],
    },
  });
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}

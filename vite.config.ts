import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const backend = process.env.BACKEND_URL ?? 'http://localhost:3000';

const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|urql|@urql\/core|wonka|@0no-co|clsx)\//;

export default defineConfig({
  root: 'app',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), productionRouter(), preloadFonts()],
  build: {
    outDir: '../dist/app',
    emptyOutDir: true,
    sourcemap: true,
    assetsInlineLimit: 0,
    // What every page needs and releases seldom change, in one file that stays cached.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'libraries', test: libraries }] } } },
  },
  server: {
    proxy: Object.fromEntries(['/v1', '/api', '/photos', '/__sandbox'].map((path) => [path, backend])),
  },
});

/**
 * React Router publishes a production build that its package exports never choose: it differs from the other in this
 * one constant, which keeps its warnings in the first view.
 */
function productionRouter(): Plugin {
  return {
    name: 'lavoir:production-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/development\// },
      handler: (code) => ({
        code: code.replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
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

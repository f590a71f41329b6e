import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const backend = process.env.BACKEND_URL ?? 'http://localhost:3000';

export default defineConfig({
  root: 'app',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), preloadFonts()],
  build: { outDir: '../dist/app', emptyOutDir: true, sourcemap: true, assetsInlineLimit: 0 },
  server: { proxy: Object.fromEntries(['/v1', '/api', '/photos'].map((path) => [path, backend])) },
});

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

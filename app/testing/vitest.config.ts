import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from '../../e2e/chromium.ts';
import { limits } from '../../local-stack/testing/speed.ts';

/** Stateful components in a real browser, with the app's styles and without a server. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  plugins: [react(), tailwindcss()],
  // Vite would otherwise find these dependencies during a test and reload the page.
  optimizeDeps: {
    entries: ['app/src/**/*.browser.test.tsx', 'app/testing/component-setup.ts', 'app/testing/*.tsx'],
    include: [
      'react/jsx-dev-runtime',
      'react-dom/client',
      'vitest-browser-react',
      'urql',
      '@urql/exchange-auth',
      'idb-keyval',
      'leaflet',
      'supercluster',
    ],
  },
  test: {
    name: 'components',
    include: ['app/src/**/*.browser.test.tsx'],
    setupFiles: ['app/testing/component-setup.ts'],
    testTimeout: limits.test,
    hookTimeout: limits.hook,
    expect: { poll: { timeout: limits.condition } },
    browser: {
      enabled: true,
      headless: true,
      // Loading the packages of all tests takes long on a busy machine.
      connectTimeout: limits.hook * 2,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: chromiumArguments },
        contextOptions: { locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' },
        actionTimeout: limits.condition,
      }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
    },
  },
});

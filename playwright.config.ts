import { defineConfig } from 'playwright/test';
import { chromiumArguments, findChromium } from './e2e/chromium.ts';
import { limits } from './local-stack/testing/speed.ts';

/**
 * End-to-end tests in a real Chromium against one stack with demo data (e2e/global-setup.ts). Every test runs on a phone.
 * Tests tagged `@desktop`, where layout or input differ, also run on a desktop; those tagged `@desktop-only` only there.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A test that fails once in ten runs is a defect (decision 330).
  retries: 0,
  // Twice the cores of CI: a page often waits for its server.
  workers: 4,
  timeout: limits.test,
  expect: { timeout: limits.condition },
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Tests read from the server; the worker's cache has separate tests (offline*.spec.ts).
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop-only/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grep: /@desktop/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});

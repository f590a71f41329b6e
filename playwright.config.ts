import { defineConfig } from 'playwright/test';
import { chromiumArguments, findChromium } from './e2e/chromium.ts';
import { screens } from './e2e/screens.ts';
import { limits } from './local-stack/testing/speed.ts';

const tier = process.env.LAVOIR_TESTS ?? 'full';

/**
 * End-to-end tests against one stack with demo data. Tests run on a phone, and on a desktop where layout or input
 * differ (e2e/screens.ts): a project for the desktop would start its own workers for a few tests.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Command-line options are ignored in projects that another depends on.
  grep: { rest: /@full|@combinations/ }[tier],
  grepInvert: { change: /@full/ }[tier],
  forbidOnly: true,
  // No retries: a test that fails once in ten runs is a defect (decision 001).
  retries: 0,
  // One more than the cores of CI, because a page sometimes waits for its server.
  workers: 3,
  // These tests change rows that others read, so they run one after the other, last (decision 001).
  projects: [
    { name: 'parallel', testIgnore: 'shared-rows/**' },
    { name: 'shared-rows', testMatch: 'shared-rows/**/*.spec.ts', dependencies: ['parallel'], workers: 1 },
  ],
  timeout: limits.test,
  expect: { timeout: limits.condition },
  use: {
    ...screens.phone,
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Most tests read from the server. The cache of the service worker has its own tests (offline*.spec.ts).
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
});

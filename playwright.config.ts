import { defineConfig } from 'playwright/test';
import { chromiumArguments, findChromium } from './e2e/chromium.ts';
import { limits } from './local-stack/testing/speed.ts';

/**
 * Browser tests in a real Chromium against one stack with demo data (e2e/global-setup.ts). Every journey is made on a
 * phone; one that is tagged `@desktop`, because the layout or the input differs there, is made on a desk as well, and
 * one tagged `@desktop-only` there alone.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than CI has cores: a page often waits for its server.
  workers: 3,
  timeout: limits.test,
  // A browser may stumble where the site does not; `npm test` names every journey that needed it (decision 088).
  retries: 1,
  expect: { timeout: limits.condition },
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A journey looks at what the server says now; what the worker keeps has journeys of its own (offline*.spec.ts).
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Of second attempts only: a trace takes a tenth of the time of every journey.
    trace: 'on-first-retry',
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

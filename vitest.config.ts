import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { limits } from './local-stack/testing/speed.ts';

/**
 * `permissions` and `integration` share one Postgres with a migrated template; each file works on its own copy.
 * Consecutive files share their modules, so a test must not mock one. Component tests run with
 * app/testing/vitest.config.ts.
 */
export default defineConfig({
  plugins: [
    {
      name: 'lavoir:no-cached-globs',
      // A cached glob would not find files that were added since.
      configureVitest({ experimental_defineCacheKeyGenerator: keyOf }) {
        keyOf(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined));
      },
    },
  ],
  test: {
    isolate: false,
    // Caches transformed files on the disk: a file is transformed once for all projects, and again only after a change.
    experimental: { fsModuleCache: true },
    testTimeout: limits.test,
    hookTimeout: limits.hook,
    expect: { poll: { timeout: limits.condition } },
    setupFiles: ['local-stack/testing/wait-longer.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: ['app/testing/fresh-device.ts'],
          include: [
            '{contract,app,actions-server,local-stack,packages,scripts,bench,docs}/**/*.test.{ts,tsx}',
            'hasura/*.test.ts',
          ],
          exclude: [
            '**/*.integration.test.ts',
            '**/*.production.test.ts',
            '**/*.browser.test.tsx',
            '**/node_modules/**',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['{app,actions-server,local-stack,packages,hasura,scripts}/**/*.integration.test.ts'],
          globalSetup: ['local-stack/testing/global-setup.ts'],
          setupFiles: ['local-stack/testing/print-engine-messages.ts'],
          // More workers than cores, because tests mostly wait for a server or a database.
          maxWorkers: Math.min(availableParallelism() + 1, 3),
          // Beside others in one run, it runs after them: Vitest refuses different numbers of workers at a time.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'permissions',
          include: ['hasura/tests/**/*.test.ts'],
          globalSetup: ['local-stack/testing/global-setup.ts'],
          setupFiles: ['local-stack/testing/print-engine-messages.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'production',
          include: ['scripts/production/*.production.test.ts'],
          globalSetup: ['scripts/production/testing/require-programs.ts'],
          testTimeout: 0,
          hookTimeout: 0,
          fileParallelism: false,
        },
      },
    ],
  },
});

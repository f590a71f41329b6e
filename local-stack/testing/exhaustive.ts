const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process;

/**
 * `npm run test:full` tests every combination. Files that import this run again in the part that `npm test` does not
 * run (scripts/test-tiers.mjs).
 */
export const isExhaustive = env.LAVOIR_TESTS === 'full' || env.LAVOIR_TESTS === 'rest';

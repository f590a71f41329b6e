// Tests of the app import this file too. Their TypeScript project has no Node types, so `process` is declared here.
const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process;

/**
 * True in `npm run test:full`, which tests every combination instead of a selection. Files that import this run again
 * in the part that `npm test` does not run (scripts/test-tiers.mjs).
 */
export const isExhaustive = env.LAVOIR_TESTS === 'full' || env.LAVOIR_TESTS === 'rest';

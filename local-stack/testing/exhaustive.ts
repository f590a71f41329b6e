// Also imported by tests of the app, whose TypeScript project has no Node types.
const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process;

/** True in `npm run test:full`, which tests every combination instead of a representative selection. */
export const isExhaustive = env.LAVOIR_TESTS === 'full';

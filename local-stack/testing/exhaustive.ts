// Tests of the app read this too, and their TypeScript project has no types of Node.
const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process;

/** `npm run test:full` walks every combination; otherwise a representative of each is tested. */
export const isExhaustive = env.LAVOIR_TESTS === 'full';

/** `npm run test:full` walks every combination; otherwise a representative of each is tested. */
export const isExhaustive = process.env.LAVOIR_TESTS === 'full';

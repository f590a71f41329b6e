import { startDemoStack } from '../../local-stack/testing/demo-stack.ts';

// The whole product with demo data, as `npm start` runs it, in one process.
const stack = await startDemoStack({ rateLimitFactor: 100_000 });
console.log(
  JSON.stringify({ url: stack.url.replace('localhost', '127.0.0.1'), databaseUrl: stack.databaseUrl }),
);

let closing: Promise<void> | undefined;
const stop = () => void (closing ??= stack.close().then(() => process.exit()));
process.once('SIGTERM', stop);
// The benchmark was killed.
process.once('disconnect', stop);

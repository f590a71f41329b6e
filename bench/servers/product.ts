import { startDemoStack } from '../../local-stack/testing/demo-stack.ts';

export const start = async () => {
  const { url, databaseUrl, close } = await startDemoStack({ rateLimitFactor: 100_000 });
  return { url: url.replace('localhost', '127.0.0.1'), databaseUrl, close };
};

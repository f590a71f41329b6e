import { startDemoStack } from '../../local-stack/testing/demo-stack.ts';

export const start = async () => {
  const { url, databaseUrl, close } = await startDemoStack({ server: { RATE_LIMIT_FACTOR: '100000' } });
  return { url: url.replace('localhost', '127.0.0.1'), databaseUrl, close };
};

import { startDemoStack } from '../local-stack/testing/demo-stack.ts';

/**
 * One stack for the whole run. Workers read its addresses from the environment. Where LAVOIR_URL and
 * LAVOIR_DATABASE_URL name a site that runs already, the tests go there.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.LAVOIR_URL && process.env.LAVOIR_DATABASE_URL) return undefined;
  const stack = await startDemoStack({ rateLimitFactor: 1000 });
  process.env.LAVOIR_URL = stack.url;
  process.env.LAVOIR_DATABASE_URL = stack.databaseUrl;
  return () => stack.close();
}

import { startDemoStack } from '../local-stack/testing/demo-stack.ts';
import { refuseSharedChanges } from '../local-stack/testing/shared-rows.ts';
import { withClient } from '../local-stack/with-client.ts';

/**
 * Starts one stack for the whole run. If LAVOIR_URL and LAVOIR_DATABASE_URL name a running site, the tests use that
 * one.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.LAVOIR_URL && process.env.LAVOIR_DATABASE_URL) return undefined;
  const stack = await startDemoStack({ server: { RATE_LIMIT_FACTOR: '1000' } });
  await fetch(`${stack.url}/__sandbox/geocoder/completion?text=rue`);
  await withClient(stack.databaseUrl, refuseSharedChanges);
  process.env.LAVOIR_URL = stack.url;
  process.env.LAVOIR_DATABASE_URL = stack.databaseUrl;
  return () => stack.close();
}

import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStack } from '../local-stack/index.ts';

/**
 * One stack for the whole run: fresh data folder, demo data, free port. Workers read its addresses from the environment.
 * Where LAVOIR_URL and LAVOIR_DATABASE_URL name a site that runs already, the tests go there.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.LAVOIR_URL && process.env.LAVOIR_DATABASE_URL) return undefined;
  const appDirectory = path.resolve(import.meta.dirname, '..', 'dist', 'app');
  if (!existsSync(appDirectory))
    throw new Error('The app is not built: run "npm run test:e2e", which builds it.');
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'lavoir-e2e-'));
  await chmod(dataDirectory, 0o755);
  const removeData = () => rm(dataDirectory, { recursive: true, force: true });
  try {
    const stack = await startStack({
      port: 0,
      dataDirectory,
      demo: true,
      appDirectory,
      rateLimitFactor: 1000,
    });
    process.env.LAVOIR_URL = stack.url;
    process.env.LAVOIR_DATABASE_URL = stack.databaseUrl;
    return async () => {
      await stack.close();
      await removeData();
    };
  } catch (error) {
    await removeData();
    throw error;
  }
}

import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { prepareDatabase } from '../../local-stack/database.ts';
import { startPostgres, type Postgres } from '../../local-stack/postgres/postgres.ts';
import { hasuraFolder } from '../../local-stack/project-folder.ts';
import { withTemporaryFolder } from '../../local-stack/temporary-folder.ts';

export async function withPostgres<T>(use: (postgres: Postgres, folder: string) => Promise<T>): Promise<T> {
  return withTemporaryFolder(async (folder) => {
    await chmod(folder, 0o755);
    const postgres = await startPostgres({ directory: path.join(folder, 'postgres'), durable: false });
    try {
      return await use(postgres, folder);
    } finally {
      await postgres.stop();
    }
  });
}

export async function withMigratedDatabase<T>(
  use: (databaseUrl: string) => Promise<T>,
  { demo = false } = {},
): Promise<T> {
  return withPostgres(async (postgres) => {
    const log = () => undefined;
    return use(await prepareDatabase({ postgres, hasuraDirectory: hasuraFolder, demo, log }));
  });
}

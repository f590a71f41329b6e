import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDatabase } from '../../local-stack/database.ts';
import { startPostgres, type Postgres } from '../../local-stack/postgres/postgres.ts';
import { hasuraFolder } from '../../local-stack/project-folder.ts';

export async function withPostgres<T>(use: (postgres: Postgres, folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-schema-'));
  await chmod(folder, 0o755);
  try {
    const postgres = await startPostgres({ directory: path.join(folder, 'postgres'), durable: false });
    try {
      return await use(postgres, folder);
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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

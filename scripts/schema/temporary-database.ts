import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyMigrations } from '@lavoir/hasura-engine/migrations';
import { startPostgres } from '../../local-stack/postgres/postgres.ts';
import { hasuraFolder } from '../../local-stack/project-folder.ts';

/** Runs `use` on a temporary database with every migration. */
export async function withMigratedDatabase<T>(use: (databaseUrl: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-schema-'));
  await chmod(folder, 0o755);
  try {
    const postgres = await startPostgres({ directory: path.join(folder, 'postgres'), durable: false });
    try {
      await postgres.createDatabase('lavoir');
      const databaseUrl = postgres.url('lavoir');
      await applyMigrations({ projectDirectory: hasuraFolder, databaseUrl });
      return await use(databaseUrl);
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

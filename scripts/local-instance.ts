import path from 'node:path';
import { prepareDatabase } from '../local-stack/database.ts';
import { findInstance } from '../local-stack/instance.ts';
import { startPostgres } from '../local-stack/postgres/postgres.ts';
import { hasuraFolder } from '../local-stack/project-folder.ts';
import { readSettings } from '../local-stack/settings.ts';
import type { BackupPlaces } from '../local-stack/backup/backup.ts';

interface LocalDataOptions {
  /** Brings the database to this release first; a data folder without one gets every table and no row. */
  prepare?: boolean;
}

/** Where the data of the local instance lie. Its Postgres is started for the time of `work` unless it runs already. */
export async function withLocalData<T>(
  work: (places: BackupPlaces) => Promise<T>,
  { prepare = false }: LocalDataOptions = {},
): Promise<T> {
  const { dataDirectory } = readSettings(process.env);
  const places = { photosDirectory: path.join(dataDirectory, 'photos'), hasuraDirectory: hasuraFolder };
  const running = await findInstance(dataDirectory);
  if (running) return work({ ...places, databaseUrl: running.databaseUrl });
  const postgres = await startPostgres({ directory: path.join(dataDirectory, 'postgres') });
  try {
    const log = (message: string) => console.log(`· ${message}`);
    if (prepare) await prepareDatabase({ postgres, hasuraDirectory: hasuraFolder, demo: false, log });
    return await work({ ...places, databaseUrl: postgres.url('lavoir') });
  } finally {
    await postgres.stop();
  }
}

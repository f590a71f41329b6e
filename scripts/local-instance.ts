import path from 'node:path';
import type { BackupPlaces } from '../local-stack/backup/backup.ts';
import { prepareDatabase } from '../local-stack/database.ts';
import { findInstance } from '../local-stack/instance.ts';
import { startPostgres } from '../local-stack/postgres/postgres.ts';
import { hasuraFolder } from '../local-stack/project-folder.ts';
import { readSecrets } from '../local-stack/secrets.ts';
import { serverUrl } from '../local-stack/server-role.ts';
import { readSettings } from '../local-stack/settings.ts';

export async function requireInstance() {
  const { dataDirectory } = readSettings(process.env);
  const [instance, secrets] = [await findInstance(dataDirectory), await readSecrets(dataDirectory)];
  if (instance && secrets)
    return {
      databaseUrl: serverUrl(instance.databaseUrl, secrets.databasePassword),
      stripe: instance.stripe,
    };
  console.error('No instance runs here: start it with npm start, or set DATABASE_URL.');
  process.exit(1);
}

interface LocalDataOptions {
  prepare?: boolean;
}

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

import { BackupError, restore } from '../local-stack/backup/backup.ts';
import { withLocalData } from './local-instance.ts';

// Replaces the data of the instance in DATA_DIR with a backup: npm run restore -- FOLDER. Creates DATA_DIR when missing.
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: npm run restore -- FOLDER');
  process.exit(1);
}
try {
  const { tables } = await withLocalData((places) => restore(places, folder), { prepare: true });
  console.log(`${tables} tables and the photos have been restored from ${folder}`);
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import { BackupError, restore } from '../local-stack/backup/backup.ts';
import { withLocalData } from './local-instance.ts';

// npm run restore -- FOLDER: puts a backup in the place of everything that the instance in DATA_DIR holds. A DATA_DIR
// that does not exist is made.
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: npm run restore -- FOLDER');
  process.exit(1);
}
try {
  const { tables } = await withLocalData((places) => restore(places, folder), { prepare: true });
  console.log(`${tables} tables and the photos are back as they were in ${folder}`);
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import { existsSync } from 'node:fs';
import { backUp } from '../local-stack/backup/backup.ts';
import { withLocalData } from './local-instance.ts';

const [folder] = process.argv.slice(2);
if (!folder || existsSync(folder)) {
  console.error(folder ? `${folder} already exists.` : 'Usage: npm run backup -- FOLDER');
  process.exit(1);
}
const { tables } = await withLocalData((places) => backUp(places, folder));
console.log(`${folder}: ${tables} tables and the photos`);

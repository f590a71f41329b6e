import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasuraFolder } from '../../local-stack/project-folder.ts';
import type { Server } from './server.ts';

/** An unpublished laundromat of the dataset's owner. */
export const unpublishedLaundromat = 'e1000000-0000-4000-8000-000000000002';

const dataset = () => readFile(path.join(hasuraFolder, 'tests', 'dataset.sql'), 'utf8');

/** Loads the rows of the permission cases, again after a case has changed them. */
export async function resetDataset(server: Server): Promise<void> {
  await server.runSql(await dataset());
}

/** Deletes the rows of the permission cases. */
export async function deleteDataset(server: Server): Promise<void> {
  const statements = (await dataset()).split('\n').filter((line) => line.startsWith('delete from '));
  await server.runSql(statements.join('\n'));
}

import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { importObjects } from '../actions-server/src/osm-import/import-objects.ts';
import { generatedObjects } from '../actions-server/testing/generated-objects.ts';
import { backUp, restore } from '../local-stack/backup/backup.ts';
import { hasuraFolder } from '../local-stack/project-folder.ts';
import { withTemporaryFolder } from '../local-stack/temporary-folder.ts';
import { addDetails, addLaundromats } from './generated-laundromats.ts';
import { rounded } from './harness/figures.ts';
import type { Harness } from './harness/harness.ts';

// Prints sizes and the times of an import, a migration, a backup and a restore:
// npm run bench -- growth --sizes 20000,200000

export const defaults = {
  sizes: '20000',
  /** OpenStreetMap objects of the import, which is rolled back. */
  imported: 1000,
};
const addAndFill = `alter table laundromats add column growth text;
  update laundromats set growth = upper(city);
  alter table laundromats drop column growth`;

export async function run(harness: Harness, options: typeof defaults): Promise<void> {
  await harness.withDatabase(async (client, databaseUrl) => {
    let present = 0;
    for (const size of options.sizes.split(',').map(Number)) {
      console.log(`\n${size} laundromats`);
      await printSeconds('loaded', () => addLaundromats(client, present + 1, size));
      await addDetails(client);
      present = size;
      console.log(await sizes(client));
      const objects = generatedObjects(options.imported);
      await printSeconds('import', () => importObjects(objects, { client, reverse: null, isDryRun: true }));
      await printSeconds('migration', () => client.query(addAndFill));
      await timeBackup(databaseUrl);
      await client.query('vacuum full analyze laundromats');
    }
  });
}

async function sizes(client: pg.Client): Promise<object> {
  const { rows } = await client.query<object>(
    `select pg_table_size('laundromats') / 1000000 as "laundromats MB", pg_indexes_size('laundromats') / 1000000 as "their indexes MB",
       pg_database_size(current_database()) / 1000000 as "database MB"`,
  );
  return rows[0]!;
}

function timeBackup(databaseUrl: string): Promise<void> {
  return withTemporaryFolder(async (folder) => {
    const photosDirectory = await mkdtemp(path.join(folder, 'photos-'));
    const places = { databaseUrl, photosDirectory, hasuraDirectory: hasuraFolder };
    await printSeconds('backup', () => backUp(places, path.join(folder, 'backup')));
    await printSeconds('restore', () => restore(places, path.join(folder, 'backup')));
  });
}

async function printSeconds(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${name}: ${rounded((performance.now() - start) / 1000)} s`);
}

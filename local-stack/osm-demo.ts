import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from './project-folder.ts';

interface OsmDemo {
  hasuraDirectory: string;
  databaseUrl: string;
  geocoderUrl: string;
}

/**
 * Imports the real laundromats of the demo with the command of the server. At a later start nothing changes, and a
 * laundromat that was deleted stays deleted.
 */
export async function importOsmDemo({ hasuraDirectory, databaseUrl, geocoderUrl }: OsmDemo): Promise<void> {
  const command = path.join(projectFolder, 'actions-server', 'src', 'import-osm.ts');
  const sample = path.join(hasuraDirectory, 'seeds', 'osm', 'laundromats.geojson');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', command, sample], {
    cwd: projectFolder,
    env: { ...process.env, DATABASE_URL: databaseUrl, GEOCODER_URL: geocoderUrl },
  });
}

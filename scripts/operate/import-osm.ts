import { findInstance } from '../../local-stack/instance.ts';
import { readSettings } from '../../local-stack/settings.ts';

// Imports laundromats from OpenStreetMap: npm run operate -- import-osm FILE, or --download. Uses DATABASE_URL, else the running
// local instance.
if (!process.env.DATABASE_URL) {
  const instance = await findInstance(readSettings(process.env).dataDirectory);
  if (!instance) {
    console.error('No instance runs here: start it with npm start, or set DATABASE_URL.');
    process.exit(1);
  }
  process.env.DATABASE_URL = instance.databaseUrl;
}
await import('../../actions-server/src/import-osm.ts');

import { requireInstance } from '../local-instance.ts';

// Imports laundromats from OpenStreetMap: npm run operate -- import-osm FILE, or --download. Uses DATABASE_URL, else the
// running local instance.
process.env.DATABASE_URL ||= (await requireInstance()).databaseUrl;
await import('../../actions-server/src/import-osm.ts');

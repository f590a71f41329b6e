import pg from 'pg';
import type { NearestAddress } from '#contract/places/addresses.ts';
import { createTestDatabase } from '../../local-stack/testing/test-database.ts';

/** A database with a connection of the test, and one that imports as the server's role. */
export async function setUpImport() {
  const database = await createTestDatabase();
  const client = await database.connect();
  const importer = new pg.Client({ connectionString: database.serverUrl });
  await importer.connect();
  const close = async () => {
    await importer.end();
    await database.drop();
  };
  return { client, importer, close };
}

export const besideTheRoad = (): Promise<NearestAddress> =>
  Promise.resolve({ address: '3 Rue du Temple', postalCode: '51100', city: 'Reims', distance: 12 });

export async function importedRows(client: pg.ClientBase) {
  const { rows } = await client.query<Record<'laundromats' | 'objects' | 'candidates', unknown>>(
    `select (select jsonb_agg(l order by l.id) from laundromats l) as laundromats,
       (select jsonb_agg(to_jsonb(s) - 'seen_at' order by s.type, s.id) from source_objects s) as objects,
       (select jsonb_agg(c order by c.id) from source_candidates c) as candidates`,
  );
  return rows[0]!;
}

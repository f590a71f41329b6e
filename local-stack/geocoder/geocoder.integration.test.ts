import { expect, test } from 'vitest';
import { ask, createTestDatabase } from '../testing/test-database.ts';
import { startGeocoder } from './geocoder.ts';

test('a geocoder that is closed at once leaves no connection behind', async () => {
  const database = await createTestDatabase();
  const geocoder = await startGeocoder({ databaseUrl: database.url });
  await geocoder.close();
  const connections = `select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  expect(await ask(database.url, connections)).toBe(0);
  await database.drop();
});

import { expect, test } from 'vitest';
import { ask, createTestDatabase } from './testing/test-database.ts';
import { withClient } from './with-client.ts';

test('a connection that is lost between two queries fails the next one, and nothing else', async () => {
  const database = await createTestDatabase();
  await expect(
    withClient(database.url, async (client) => {
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      await ask(database.url, `select pg_terminate_backend(${rows[0]!.pid})`);
      await ended;
      await client.query('select 1');
    }),
  ).rejects.toThrow('not queryable');
  await database.drop();
});

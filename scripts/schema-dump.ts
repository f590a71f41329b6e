/**
 * Writes hasura/snapshots/schema.sql from the migrations (`npm run schema:dump`), so that a review shows what a migration
 * changes in the whole. Needs no running stack: it starts a Postgres of its own for the moment it takes.
 */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { projectMigrations } from '../hasura/project-migrations.ts';
import { schemaText } from '../hasura/schema-text.ts';
import { startPostgres } from '../local-stack/postgres/postgres.ts';

const snapshot = new URL('../hasura/snapshots/schema.sql', import.meta.url);

const directory = await mkdtemp(path.join(tmpdir(), 'lavoir-schema-'));
// As root, Postgres runs as another user, who must be able to enter.
await chmod(directory, 0o755);
const postgres = await startPostgres({ directory: path.join(directory, 'postgres'), durable: false });
try {
  await postgres.createDatabase('schema');
  const client = new pg.Client({ connectionString: postgres.url('schema') });
  await client.connect();
  for (const migration of projectMigrations()) await client.query(migration.up);
  await writeFile(snapshot, await schemaText(client));
  await client.end();
} finally {
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
console.log('hasura/snapshots/schema.sql written');

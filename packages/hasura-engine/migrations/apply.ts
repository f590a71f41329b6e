import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import pg from 'pg';
import { ProjectError } from '../errors/project-error.ts';
import { readYaml } from '../metadata/project-file.ts';

interface MigrationOptions {
  projectDirectory: string;
  databaseUrl: string;
  only?: readonly string[];
  log?: (message: string) => void;
}

interface Migration {
  version: string;
  name: string;
  file: string;
}

/**
 * Applies the pending `up.sql` files in numeric order, each in its own transaction. A file that fails is rolled back and
 * named in a `ProjectError`; the files before it stay applied.
 */
export async function applyMigrations({ projectDirectory, databaseUrl, only, log }: MigrationOptions) {
  const migrations = findMigrations(projectDirectory).filter(({ name }) => only?.includes(name) ?? true);
  const client = new pg.Client({ connectionString: databaseUrl });
  // A lost connection is reported by the next query; without a listener the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('hdb_catalog.schema_migrations'))`);
    await client.query('create schema if not exists hdb_catalog');
    await client.query(
      `create table if not exists hdb_catalog.schema_migrations (
         version bigint primary key, name text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ version: string }>(
      'select version from hdb_catalog.schema_migrations',
    );
    const done = new Set(rows.map(({ version }) => version));
    const applied: string[] = [];
    for (const migration of migrations) {
      if (done.has(migration.version)) continue;
      await applyOne(client, migration, projectDirectory);
      applied.push(migration.name);
      log?.(`applied ${migration.name}`);
    }
    return { applied };
  } finally {
    await client.end();
  }
}

function findMigrations(projectDirectory: string): Migration[] {
  const config = readYaml(projectDirectory, 'config.yaml');
  const root = join(projectDirectory, config.get('migrations_directory').optionalString() ?? 'migrations');
  const database = ['default', ''].map((folder) => join(root, folder)).find((folder) => existsSync(folder));
  if (!database) return [];
  const migrations = readdirSync(database, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^\d+/.test(entry.name))
    .map(({ name }) => ({
      version: BigInt(/^\d+/.exec(name)?.[0] ?? '0').toString(),
      name,
      file: join(database, name, 'up.sql'),
    }))
    .filter(({ file }) => existsSync(file))
    .sort((one, other) => (BigInt(one.version) < BigInt(other.version) ? -1 : 1));
  migrations.forEach(({ version, name }, index) => {
    if (migrations[index + 1]?.version !== version) return;
    throw new ProjectError(`${name} and ${migrations[index + 1]?.name} have the same version.`);
  });
  return migrations;
}

async function applyOne(client: pg.Client, { version, name, file }: Migration, projectDirectory: string) {
  await client.query('begin');
  try {
    await client.query(readFileSync(file, 'utf8'));
    // A migration written by pg_dump empties the search path.
    await client.query('reset all');
    await client.query('insert into hdb_catalog.schema_migrations (version, name) values ($1, $2)', [
      version,
      name,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const cause = error as { message: string; position?: string };
    const line = lineOf(readFileSync(file, 'utf8'), cause.position);
    throw new ProjectError(`${relative(projectDirectory, file)}${line} failed: ${cause.message}.`, { cause });
  }
}

function lineOf(text: string, position: string | undefined): string {
  if (position === undefined) return '';
  return `, line ${text.slice(0, Number(position)).split('\n').length},`;
}

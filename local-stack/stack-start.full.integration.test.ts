import { appendFile, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Stack } from './index.ts';
import { hasuraFolder } from './project-folder.ts';
import { addRow, countRows, useStackStarts } from './testing/stack-starts.ts';
import { ask } from './testing/test-database.ts';

const { dataFolder, start, startFailure } = useStackStarts();

describe('an existing data folder', () => {
  beforeAll(async () => {
    const first = await start();
    await first.close();
  });

  test('an instance that sends emails has no mailbox page', async () => {
    const stack = await start({ server: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    expect((await fetch(`${stack.url}/__sandbox/mail`)).status).toBe(404);
  });

  test('it answers documents outside the allow list only where a developer tries queries', async () => {
    const tryQuery = async (stack: Stack) => {
      const body = JSON.stringify({ query: '{ services(limit: 1) { id } }' });
      return (await fetch(`${stack.url}/v1/graphql`, { method: 'POST', body })).json();
    };
    const usual = await start();
    expect(await tryQuery(usual)).toMatchObject({ errors: [{ message: 'query is not allowed' }] });
    await usual.close();
    expect(await tryQuery(await start({ allowList: false }))).toMatchObject({
      data: { services: { length: 1 } },
    });
  });

  test('a second start keeps rows, secrets and database', async () => {
    const first = await start();
    await ask(first.databaseUrl, addRow('Gardée'));
    await first.close();
    const messages: string[] = [];
    const second = await start({ log: (message) => messages.push(message) });
    expect(second.secrets).toEqual(first.secrets);
    expect(await ask(second.databaseUrl, countRows('Gardée'))).toBe(1);
    expect(messages).toEqual(['starting Postgres', 'starting the servers', 'starting the engine']);
  });

  test('an event that is being delivered while the stack stops is received', async () => {
    const first = await start();
    await ask(
      first.databaseUrl,
      `insert into contacts (name, email, subject, message)
       select 'Lot', 'a@b.fr', 'S', 'M' from generate_series(1, 30)`,
    );
    const deliveries = (condition: string) =>
      `select count(*)::int from hdb_catalog.event_invocation_logs where ${condition}`;
    const begun = deliveries(`trigger_name = 'contact_received'`);
    await expect.poll(() => ask(first.databaseUrl, begun)).toBeGreaterThan(0);
    await first.close();
    const second = await start();
    expect(await ask(second.databaseUrl, deliveries('status <> 204'))).toBe(0);
  });

  test('a broken migration stops the start, names the file and leaves the database unchanged', async () => {
    const hasuraDirectory = await copyHasura();
    const migrations = path.join(hasuraDirectory, 'migrations', 'default');
    await addMigration(migrations, '9000000000001_good', 'create table added (id int);');
    await addMigration(migrations, '9000000000002_broken', 'create tabel broken (id int);');

    expect(await startFailure({ hasuraDirectory })).toContain('9000000000002_broken');
    const again = await start();
    expect(await ask(again.databaseUrl, "select to_regclass('public.added')")).toBeNull();
  });

  test('a migration edited after it was applied stops the start, until the edit is undone', async () => {
    const hasuraDirectory = await copyHasura();
    const file = path.join(hasuraDirectory, 'migrations', 'default', '1795016000000_messages', 'up.sql');
    const text = await readFile(file, 'utf8');
    await writeFile(file, `${text}\ncreate function later() returns int language sql return 1;\n`);

    expect(await startFailure({ hasuraDirectory })).toBe(
      'The migration 1795016000000_messages was changed after the data folder had applied it: undo the change and write a new migration, or use a new data folder with DATA_DIR=….',
    );
    expect(await startFailure({ hasuraDirectory })).toContain('1795016000000_messages was changed');
    await writeFile(file, text);
    await start({ hasuraDirectory });
  });

  test('an applied migration that this version lacks stops the start', async () => {
    const hasuraDirectory = await copyHasura();
    await rm(path.join(hasuraDirectory, 'migrations', 'default', '1795020000000_copies'), {
      recursive: true,
    });
    expect(await startFailure({ hasuraDirectory })).toBe(
      'The data folder has the migration 1795020000000_copies, which this version of the program lacks: start the version that applied it, or use a new data folder with DATA_DIR=….',
    );
  });

  test('an invalid metadata file stops the start, names the file and discards new migrations', async () => {
    const hasuraDirectory = await copyHasura();
    await addMigration(
      path.join(hasuraDirectory, 'migrations', 'default'),
      '9000000000001_good',
      'create table added (id int);',
    );
    const table = path.join(
      hasuraDirectory,
      'metadata',
      'databases',
      'default',
      'tables',
      'public_services.yaml',
    );
    await appendFile(table, '\nunheard_of_key: true\n');

    expect(await startFailure({ hasuraDirectory })).toMatch(/public_services\.yaml.*unheard_of_key/);
    const again = await start();
    expect(await ask(again.databaseUrl, "select to_regclass('public.added')")).toBeNull();
  });

  test('new migrations are applied to a database with rows', async () => {
    const first = await start();
    await ask(first.databaseUrl, addRow('Avant'));
    await first.close();
    const hasuraDirectory = await copyHasura();
    await addMigration(
      path.join(hasuraDirectory, 'migrations', 'default'),
      '9000000000003_good',
      'create table reached (id int);',
    );
    const second = await start({ hasuraDirectory });
    expect(await ask(second.databaseUrl, "select to_regclass('public.reached')::text")).toBe('reached');
    expect(await ask(second.databaseUrl, countRows('Avant'))).toBe(1);
  });
});

test('a port in use is reported in one sentence, and nothing is written', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const failure = await startFailure({ port, dataDirectory: dataFolder('unwritten') });
  other.close();
  expect(failure).toBe(
    `Port ${port} is in use by another program: stop it, or choose another port with PORT=….`,
  );
  await expect(stat(dataFolder('unwritten'))).rejects.toThrow('ENOENT');
});

async function addMigration(migrations: string, name: string, sql: string): Promise<void> {
  await mkdir(path.join(migrations, name));
  await writeFile(path.join(migrations, name, 'up.sql'), sql);
}

async function copyHasura(): Promise<string> {
  const copy = await mkdtemp(path.join(dataFolder(''), 'hasura-'));
  for (const part of ['migrations', 'metadata'])
    await cp(path.join(hasuraFolder, part), path.join(copy, part), { recursive: true });
  return copy;
}

import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEngine, type Engine } from '../engine.ts';
import { engineMessages } from '../testing/engine-messages.ts';
import { projectFiles, writeProject } from '../testing/project-directory.ts';
import { connect, createDatabase } from '../testing/project-fixture.ts';
import { startWebhook, type TestWebhook } from '../testing/webhook.ts';

let webhook: TestWebhook;
let database: { url: string; drop: () => Promise<void> };
let client: pg.Client;
const closing: (() => Promise<unknown> | void)[] = [];

beforeEach(async () => {
  webhook = await startWebhook();
  database = await createDatabase();
  client = await connect(database.url);
  await client.query('create table job (id serial primary key)');
});

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await client.end();
  await webhook.close();
  await database.drop();
});

const table = (trigger: object | undefined) => ({
  table: { schema: 'public', name: 'job' },
  event_triggers: trigger ? [trigger] : [],
});

const jobAdded = {
  name: 'job_added',
  definition: { enable_manual: false, insert: { columns: '*' } },
  webhook: '{{WEBHOOK_URL}}/job',
};

function project(trigger: object | undefined): string {
  const directory = writeProject(projectFiles({ tables: [table(trigger)] }));
  closing.push(() => rmSync(directory, { recursive: true }));
  return directory;
}

const environment = () => ({
  PG_DATABASE_URL: database.url,
  WEBHOOK_URL: webhook.url,
  HASURA_GRAPHQL_ADMIN_SECRET: 'secret-of-a-test',
});

async function engineOn(projectDirectory: string): Promise<Engine> {
  const engine = await startEngine({ log: engineMessages, projectDirectory, environment: environment() });
  closing.push(() => engine.close());
  return engine;
}

async function engineProcess(projectDirectory: string): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      fileURLToPath(new URL('../cli.ts', import.meta.url)),
      '--project',
      projectDirectory,
      '--port',
      '0',
    ],
    { env: { ...process.env, ...environment() }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  closing.push(() => void child.kill('SIGKILL'));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('The engine is listening')) resolve();
    });
    child.once('exit', () => reject(new Error('the engine did not start')));
  });
  return child;
}

test('an event that a killed engine had locked is delivered by the next one', async () => {
  const directory = project(jobAdded);
  webhook.reply = () => undefined;
  const child = await engineProcess(directory);
  await client.query('insert into job default values');
  await webhook.received(1);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  await client.query('insert into job default values');
  webhook.reply = () => ({ json: {} });
  await engineOn(directory);
  await webhook.received(3);
  await expect
    .poll(async () => (await client.query('select delivered from hdb_catalog.event_log')).rows as unknown[])
    .toEqual([{ delivered: true }, { delivered: true }]);
});

test('an engine that stops unlocks the events that it could not deliver', async () => {
  const directory = project({ ...jobAdded, retry_conf: { timeout_sec: 60 } });
  webhook.reply = () => undefined;
  const engine = await startEngine({
    log: engineMessages,
    projectDirectory: directory,
    environment: environment(),
  });
  await client.query('insert into job default values');
  await webhook.received(1);
  await engine.close();
  const { rows } = await client.query('select delivered, error, tries, locked from hdb_catalog.event_log');
  expect(rows).toEqual([{ delivered: false, error: false, tries: 0, locked: null }]);
});

test('triggers follow the metadata: changed ones are replaced, removed ones dropped', async () => {
  const triggers = async () =>
    (
      await client.query<{ tgname: string }>(
        'select tgname from pg_trigger where not tgisinternal order by tgname',
      )
    ).rows.map(({ tgname }) => tgname);
  await (await startEngine({ projectDirectory: project(jobAdded), environment: environment() })).close();
  expect(await triggers()).toEqual(['notify_hasura_job_added_INSERT']);
  const deletes = { ...jobAdded, definition: { delete: { columns: '*' } } };
  await (await startEngine({ projectDirectory: project(deletes), environment: environment() })).close();
  expect(await triggers()).toEqual(['notify_hasura_job_added_DELETE']);
  await client.query('insert into job default values');
  await client.query('delete from job');
  await (await startEngine({ projectDirectory: project(undefined), environment: environment() })).close();
  expect(await triggers()).toEqual([]);
  const { rows } = await client.query('select archived from hdb_catalog.event_log');
  expect(rows).toEqual([{ archived: true }]);
});

test('a trigger that names a missing column fails the start', async () => {
  const wrong = { ...jobAdded, definition: { update: { columns: ['nope'] } } };
  await expect(startEngine({ projectDirectory: project(wrong), environment: environment() })).rejects.toThrow(
    'metadata/databases/default/tables/tables.yaml: [0].event_triggers[0].definition.update names the missing column "nope".',
  );
  const unset = { ...jobAdded, webhook: '{{NOWHERE}}/job' };
  await expect(startEngine({ projectDirectory: project(unset), environment: environment() })).rejects.toThrow(
    'metadata/databases/default/tables/tables.yaml: [0].event_triggers[0].webhook needs the variable NOWHERE, which is not set.',
  );
});

test('an engine on a database that takes no writes, such as a replica, answers queries and leaves events to others', async () => {
  const directory = project(jobAdded);
  const engine = await startEngine({
    log: engineMessages,
    projectDirectory: directory,
    environment: { ...environment(), PGOPTIONS: '-c default_transaction_read_only=on' },
  });
  closing.push(() => engine.close());
  await client.query('insert into job default values');
  const post = async (query: string) => {
    const headers = { 'content-type': 'application/json', 'x-hasura-admin-secret': 'secret-of-a-test' };
    const response = await fetch(`${engine.url}/v1/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    });
    return (await response.json()) as { data?: unknown; errors?: unknown[] };
  };
  expect(await post('{ job { id } }')).toEqual({ data: { job: [{ id: 1 }] } });
  expect((await post('mutation { insert_job_one(object: {}) { id } }')).errors).toHaveLength(1);
  const { rows } = await client.query(`select to_regclass('hdb_catalog.event_log') as created`);
  expect(rows).toEqual([{ created: null }]);
});

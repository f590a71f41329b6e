import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { createTestLog } from '../testing/engine-messages.ts';
import { library } from '../testing/library.ts';
import { runSql, startProject, type Answer, type TestProject } from '../testing/project-fixture.ts';

const { log, errors } = createTestLog();
let project: TestProject;
let database: string;
beforeAll(async () => {
  project = await startProject({
    ...library,
    // Far longer than a test, so that no connection times out.
    engine: { connectionTimeoutMs: 600_000, log },
  });
  database = new URL(project.databaseUrl).pathname.slice(1);
});
afterAll(() => project.close());
beforeEach(() => void errors.splice(0));

const books = '{ books(limit: 1) { id } }';
const insert = 'mutation { insert_author_one(object: {id: 90, fullName: "Nobody"}) { id } }';
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

async function holdTables() {
  const client = new pg.Client({ connectionString: project.databaseUrl });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin; lock table book, author');
  return {
    letGo: () => client.query('rollback'),
    async waiting(count: number) {
      const text = `select from pg_stat_activity
        where datname = current_database() and application_name = 'hasura-engine' and wait_event_type = 'Lock'`;
      const countWaiting = async () => {
        await client.query('select pg_stat_clear_snapshot()');
        return (await client.query(text)).rowCount;
      };
      await expect.poll(countWaiting).toBe(count);
    },
  };
}

const endConnections = () =>
  runSql(
    inject('postgresUrl'),
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${database}' and application_name = 'hasura-engine'`,
  );

test('a request that finds all connections in use is refused after a second, and all others are answered', async () => {
  const tables = await holdTables();
  const held = Array.from({ length: 20 }, () => project.ask(books));
  await tables.waiting(20);
  const refused = await project.ask(books);
  expect(refused.errors?.[0]).toMatchObject({
    message: 'max connections reached on postgres',
    extensions: { code: 'postgres-max-connections-error', path: '$' },
  });
  await tables.letGo();
  for (const answer of await Promise.all(held)) expect(answer.data.books).toHaveLength(1);
  const again = await Promise.all(Array.from({ length: 40 }, () => project.ask(books)));
  for (const answer of again) expect(answer.data.books).toHaveLength(1);
});

test('a write whose connection is lost fails with a connection error, and the next one succeeds', async () => {
  const tables = await holdTables();
  const cut = project.ask(insert);
  await tables.waiting(1);
  await endConnections();
  expect((await cut).errors?.[0]).toMatchObject({
    message: 'connection error',
    extensions: { code: 'postgres-error', path: '$' },
  });
  await tables.letGo();
  expect((await project.ask(insert)).data.insert_author_one).toEqual({ id: 90 });
});

test('a read whose connection is lost is repeated on another one', async () => {
  await project.ask(books);
  const tables = await holdTables();
  const cut = project.ask(books);
  await tables.waiting(1);
  await endConnections();
  await tables.waiting(1);
  await tables.letGo();
  expect((await cut).data.books).toHaveLength(1);
});

test('requests do not fail when idle connections are lost', async () => {
  await Promise.all(Array.from({ length: 5 }, () => project.ask(books)));
  await endConnections();
  const answers = await Promise.all(Array.from({ length: 5 }, () => project.ask(books)));
  for (const answer of answers) expect(answer.data.books).toHaveLength(1);
  expect(errors.filter(({ message }) => message !== 'lost a connection to Postgres')).toEqual([]);
});

test('requests fail with a connection error only while Postgres accepts no connections', async () => {
  await runSql(inject('postgresUrl'), `alter database ${database} allow_connections false`);
  try {
    await endConnections();
    await expect.poll(async () => codeOf(await project.ask(books))).toBe('postgres-error');
    expect(codeOf(await project.ask(insert))).toBe('postgres-error');
    expect((await fetch(`${project.engine.url}/healthz`)).status).toBe(500);
  } finally {
    await runSql(inject('postgresUrl'), `alter database ${database} allow_connections true`);
  }
  expect((await project.ask(books)).data.books).toHaveLength(1);
  expect((await fetch(`${project.engine.url}/healthz`)).status).toBe(200);
});
